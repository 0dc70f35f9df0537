import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { isWithin, mayOpen, menu, quickAdds, yetkiOf } from './menu.ts';
import { routes } from '../routing/routes.tsx';

test.each([...menu, ...menu.flatMap(({ screens = [] }) => screens), ...quickAdds].map(({ path }) => path))('%s of the menu leads to a page', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

test('the rail has at most ten groups and begins with today', () => {
  expect(menu.length).toBeLessThanOrEqual(10);
  expect(menu[0]?.path).toBe('/');
});

test.each([
  ['/', 'giris'],
  ['/musteriler/7', 'musteriGoruntule'],
  ['/urunler/fiyatlar', 'urunDuzenle'],
  ['/kayitgunlugu', 'kayitGunlugu'],
  ['/giris-cikis', 'personelGirisCikis'],
  // Everybody who works here may use the code at the door.
  ['/giris-cikis/abc', 'giris'],
  ['/hesap', undefined],
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

test('a screen below a group, and one that belongs to it, leave the group open', () => {
  const [satislar] = menu.filter(({ path }) => path === '/satislar');
  expect(['/satislar', '/satis/7', '/kampanyalar', '/seans-dusme', '/kasa', '/'].map((path) => isWithin(satislar!, path))).toEqual([true, true, true, true, false, false]);
});

test('a report is opened by whoever has its own flag as well', () => {
  const flags = (...given: string[]) => (yetki: Parameters<Parameters<typeof mayOpen>[1]>[0]) => [yetki].flat().some((one) => given.includes(one));
  const to = '/raporlar/satis-raporu?baslangicTarihi=2026-11-01';
  const kagit = '/raporlar/satis-raporu/yazdir';
  expect([mayOpen(kagit, flags('raporlama')), mayOpen(kagit, flags('raporlama', 'rapor:satis-raporu'))]).toEqual([false, true]);
  expect([mayOpen(to, flags('raporlama')), mayOpen(to, flags('raporlama', 'rapor:satis-raporu')), mayOpen(to, flags('rapor:satis-raporu'))]).toEqual([false, true, false]);
});
