import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openGun } from './randevu/gun.ts';
import { addHizmet, addMusteri, addPersonel, addRandevu, addTaksitliSatis, gunOf } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('the desk works through the day: late, in, next, done, each with its buttons', async () => {
  const { kisi, sutunlar } = await openGun();
  await send(randevuCalls.saveAyarlar, { body: { baslangicSaati: '00:00', bitisSaati: '24:00' } }, kisi);
  const bugun = gunOf();
  const add = async (ad: string, saatler: { saat: string; bitis: string; durum?: string }) =>
    addRandevu(kisi, { musteriID: await addMusteri(kisi, [ad, 'Kaya']), sutunID: sutunlar[0]!, tarih: bugun, ...saatler });
  await add('Geç', { saat: '00:00', bitis: '00:05' });
  await add('İçerdeki', { saat: '00:05', bitis: '00:10', durum: 'G' });
  await add('Sonraki', { saat: '23:50', bitis: '24:00' });
  await send(randevuCalls.update, { body: { id: await add('Bitmiş', { saat: '00:10', bitis: '00:15' }), randevuDurumu: 'X' } }, kisi);

  const page = await open({ kisi });
  const bolum = (name: string) => page.getByRole('region', { name });
  const geciken = bolum('Geciken');
  await geciken.getByRole('link', { name: 'Geç Kaya kişisini ara' }).waitFor();
  expect(await geciken.getByRole('link', { name: 'Geç Kaya kişisini ara' }).getAttribute('href')).toMatch(/^tel:\+905/);
  await bolum('Sıradaki').getByRole('link', { name: 'Sonraki Kaya', exact: true }).waitFor();

  await bolum('Biten').getByRole('button', { name: 'Göster' }).click();
  await bolum('Biten').getByRole('link', { name: 'Bitmiş Kaya', exact: true }).waitFor();

  await geciken.getByRole('button', { name: 'Gelmedi' }).click();
  await geciken.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await geciken.getByRole('button', { name: 'Geldi' }).click();
  await bolum('İçeride').getByRole('link', { name: 'Geç Kaya', exact: true }).waitFor();
  await bolum('Sıradaki').getByRole('button', { name: 'Geldi' }).click();
  await bolum('Sıradaki').waitFor({ state: 'hidden' });

  const phone = await open({ kisi, context: PHONE });
  await phone.getByRole('region', { name: 'İçeride' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await bolum('İçeride').getByRole('listitem').filter({ hasText: 'İçerdeki' }).getByRole('button', { name: 'Sat' }).click();
  await expect.poll(() => page.url()).toMatch(/\/satis\/\d+/);
});

test('the greeting, the day and the demo share one line; a refusal in the first second says why, though the words of answers come behind the first page', async () => {
  const { kisi, sutunlar } = await openGun();
  await send(randevuCalls.saveAyarlar, { body: { baslangicSaati: '00:00', bitisSaati: '24:00' } }, kisi);
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Erken', 'Kaya']), sutunID: sutunlar[0]!, tarih: gunOf(), saat: '00:00', bitis: '00:05' });
  const page = await open({ kisi, path: '/404', expected: [/409/] });
  // A salon with the demo's data.
  await page.route('**/api/info', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), demoVerisi: true } });
  });
  await page.goto(addressOf('/'));
  await page.reload();
  const middleOf = async (found: Locator) => {
    const box = await found.boundingBox();
    return box!.y + box!.height / 2;
  };
  const demo = page.getByRole('note');
  await demo.waitFor();
  const baslik = await middleOf(page.getByRole('heading', { name: 'Bugün', exact: true }));
  for (const beside of [page.getByText(/Hoş geldiniz, Deniz/).last(), demo]) expect(Math.abs(baslik - (await middleOf(beside)))).toBeLessThan(20);

  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/mesaj-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.route('**/api/randevu**', (route) => (route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 409, json: { success: false, message: 'randevuHakkiBitti' } })));
  await page.reload();
  const answered = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole('region', { name: 'Geciken' }).getByRole('button', { name: 'Geldi' }).click();
  await answered;
  expect(await page.getByRole('alert').count()).toBe(0);
  letCome();
  await page.getByRole('alert').filter({ hasText: 'Bu ayki randevu hakkınız doldu.' }).waitFor();
});

test('open work is done right on the page, and without the right to any of it the page is still complete', async () => {
  const { kisi } = await openGun();
  const musteriID = await addMusteri(kisi, ['Derya', 'Ak']);
  await send(musteriCalls.update, { body: { musteri: { id: musteriID, dogumTarihi: `1990${gunOf().slice(4)}` } } }, kisi);
  const altUrunID = await addHizmet(kisi, { adi: 'Masaj' });
  await send(satisCalls.create, { body: { musteriID, tarih: gunOf(-9), icerikler: [{ altUrunID }], taksitler: [{ tarih: gunOf(-2), tutar: 1250 }] } }, kisi);
  await send(paketSatisCalls.create, { body: { musteriID, eklenenler: [{ altUrunID, miktar: 3 }], odemeler: [{ odemeSekliID: 1, tutar: 3750 }] } }, kisi);

  const page = await open({ kisi });
  const taksitler = page.getByRole('region', { name: 'Taksitler' });
  await taksitler.getByRole('button', { name: 'Derya Ak: tahsil et' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Tahsil et/ }).click();
  await taksitler.waitFor({ state: 'hidden' });
  const takip = page.getByRole('region', { name: 'Müşteri takibi' });
  await takip.getByRole('button', { name: 'Sözleşmesi verilmeyenler: göster' }).click();
  const verildi = takip.getByRole('button', { name: 'Derya Ak: sözleşme verildi' });
  await expect.poll(() => verildi.count()).toBe(2);
  await verildi.first().click();
  await expect.poll(() => verildi.count()).toBe(1);
  await takip.getByRole('button', { name: 'Doğum günü: göster' }).click();
  await takip.getByRole('region', { name: 'Doğum günü' }).getByRole('link', { name: 'Derya Ak', exact: true }).waitFor();
  await keepPicture(page, 'bugun-isler');

  const uzman = await open({ kisi: await addPersonel(kisi, ['randevuGoruntule', 'randevuTumunuGor']), context: PHONE });
  await uzman.getByRole('heading', { name: 'Bugün', exact: true }).waitFor();
  await uzman.getByRole('region', { name: 'Rakamlar' }).getByText('Bugünkü randevu').waitFor();
  for (const name of ['Taksitler', 'Müşteri takibi', 'İşlemdeki satışlar', 'Bugünün kasası']) expect(await uzman.getByRole('region', { name }).count()).toBe(0);
  expect(await uzman.getByText('Bugünkü satış').count()).toBe(0);
  expect(await uzman.getByText('Derya').count()).toBe(0);
  await keepPicture(uzman, 'bugun-yetkisiz-telefon');
});

test('a contract that lacks something is told so, and leads to its paper', async () => {
  const kisi = await openSalon();
  const musteriID = await addMusteri(kisi, ['Derya', 'Ak']);
  const { id } = await addTaksitliSatis(kisi, { musteriID, altUrunID: await addHizmet(kisi) });
  const page = await open({ kisi, expected: [/409/] });
  const takip = page.getByRole('region', { name: 'Müşteri takibi' });
  await takip.getByRole('button', { name: 'Sözleşmesi verilmeyenler: göster' }).click();
  await takip.getByRole('button', { name: 'Derya Ak: sözleşme verildi' }).click();
  await page.getByRole('alert').filter({ hasText: 'Sözleşmede eksik bilgi var.' }).first().waitFor();
  await expectPath(page, `/satis/taksit-sozlesmesi/${id}`);
  await keepPicture(page, 'bugun-eksik-sozlesme');
});
