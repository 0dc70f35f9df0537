import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { openGun } from './randevu/gun.ts';
import { addMusteri, addRandevu, gunOf } from './support/kayitlar.ts';
import { PHONE, setUpPanel } from './support/panel.ts';
import { send } from './support/salon.ts';

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

  const page = await open({ kisi });
  const bolum = (name: string) => page.getByRole('region', { name });
  const geciken = bolum('Geciken');
  await geciken.getByRole('link', { name: 'Geç Kaya kişisini ara' }).waitFor();
  expect(await geciken.getByRole('link', { name: 'Geç Kaya kişisini ara' }).getAttribute('href')).toMatch(/^tel:\+905/);
  await bolum('Sıradaki').getByRole('link', { name: 'Sonraki Kaya', exact: true }).waitFor();

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

test('the greeting, the day and the demo share one line', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi });
  const baslik = await page.getByRole('heading', { name: 'Bugün', exact: true }).boundingBox();
  const selam = await page.getByText(/Hoş geldiniz Deniz/).last().boundingBox();
  expect(Math.abs(baslik!.y + baslik!.height / 2 - (selam!.y + selam!.height / 2))).toBeLessThan(20);
});
