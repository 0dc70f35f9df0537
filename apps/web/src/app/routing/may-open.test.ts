import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { mayOpen, yetkiOf } from './may-open.ts';
import { routes } from './routes.tsx';

test.each([
  ['/', 'giris'],
  ['/musteriler/7', 'musteriGoruntule'],
  ['/urunler/fiyatlar', 'urunDuzenle'],
  ['/kayitgunlugu', 'kayitGunlugu'],
  ['/giris-cikis', 'personelGirisCikis'],
  // Everybody who works here may use the code at the door.
  ['/giris-cikis/abc', 'giris'],
  ['/hesap', 'giris'],
  ['/404', undefined],
  // Who may look at sales need not be allowed to sell.
  ['/satis', ['satisEkle', 'musteriSatis']],
  ['/satis/7', ['satisGoruntule', 'musteriSatis']],
  ['/paket-satis/7', ['satisGoruntule', 'musteriSatis']],
  ['/satis/tahsilat/7', ['satisYazdir', 'musteriTahsilat']],
  ['/satis/a4/7', 'satisYazdir'],
  ['/satis/adisyon/7', 'satisYazdir'],
  ['/satis/taksit-sozlesmesi/7', 'satisYazdir'],
  ['/hizmet-satis-sozlesmesi', ['satisYazdir', 'musteriGoruntule']],
  ['/musteriler/7/cari-kart', 'musteriCari'],
  ['/musteriler/7/veri-dokumu', 'musteriIletisim'],
  ['/kasa/gun-sonu/7', 'kasaIslemleri'],
  ['/randevular/yazdir', 'randevuGoruntule'],
])('%s asks for %s', (path, yetki) => {
  expect(yetkiOf(path)).toEqual(yetki);
});

test('a report is opened by whoever has its own flag as well', () => {
  const flags = (...given: string[]) => (yetki: Parameters<Parameters<typeof mayOpen>[1]>[0]) => [yetki].flat().some((one) => given.includes(one));
  const to = '/raporlar/satis-raporu?baslangicTarihi=2026-11-01';
  const kagit = '/raporlar/satis-raporu/yazdir';
  expect([mayOpen(kagit, flags('raporlama')), mayOpen(kagit, flags('raporlama', 'rapor:satis-raporu'))]).toEqual([false, true]);
  expect([mayOpen(to, flags('raporlama')), mayOpen(to, flags('raporlama', 'rapor:satis-raporu')), mayOpen(to, flags('rapor:satis-raporu'))]).toEqual([false, true, false]);
});

const addressesOf = (all: readonly RouteObject[]): string[] => all.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesOf(children)]);

/** What asks for nobody's rights: guests, what leads on to another address, and the way out. */
const OPEN = ['/login', '/register', '/forgot-password', '/register-success', '/bugun', '/seans-dusme/:id', '/alt-urunler/:id', '/yasal/:id', '/logout', '/404', '*'];

test('every page says who may see it', () => {
  const addresses = addressesOf(routes);
  expect(addresses.filter((path) => yetkiOf(path) === undefined).sort()).toEqual([...OPEN].sort());
});
