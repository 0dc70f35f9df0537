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
  // All colleagues may use the code at the door.
  ['/giris-cikis/abc', 'giris'],
  ['/hesap', 'giris'],
  ['/404', undefined],
  // The right to see sales does not include the right to sell.
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
])('%s needs the right %s', (path, yetki) => {
  expect(yetkiOf(path)).toEqual(yetki);
});

test('a report opens with its own flag as well', () => {
  const flags = (...given: string[]) => (yetki: Parameters<Parameters<typeof mayOpen>[1]>[0]) => [yetki].flat().some((one) => given.includes(one));
  const to = '/raporlar/satis-raporu?baslangicTarihi=2026-11-01';
  const kagit = '/raporlar/satis-raporu/yazdir';
  expect([mayOpen(kagit, flags('raporlama')), mayOpen(kagit, flags('raporlama', 'rapor:satis-raporu'))]).toEqual([false, true]);
  expect([mayOpen(to, flags('raporlama')), mayOpen(to, flags('raporlama', 'rapor:satis-raporu')), mayOpen(to, flags('rapor:satis-raporu'))]).toEqual([false, true, false]);
});

const addressesOf = (all: readonly RouteObject[]): string[] => all.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...addressesOf(children)]);

/** Addresses without a right: those of guests, redirects, and signing out. */
const OPEN = ['/login', '/register', '/forgot-password', '/register-success', '/bugun', '/seans-dusme/:id', '/alt-urunler/:id', '/yasal/:id', '/logout', '/404', '*'];

test('every page names its right', () => {
  const addresses = addressesOf(routes);
  expect(addresses.filter((path) => yetkiOf(path) === undefined).sort()).toEqual([...OPEN].sort());
});
