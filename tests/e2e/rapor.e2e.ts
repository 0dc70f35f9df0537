import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { choose } from './support/alan.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel, WIDE } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each([['wide', WIDE, 'light'], ['phone', PHONE, 'dark']] as const)('a report is found, adds up, is compared, and opens what stands behind a number: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  for (const tutar of [1250, 250]) await send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID }], odemeler: [{ id: 0, odemeSekliID: 1, tutar }] } }, kisi);

  const page = await open({ kisi, path: '/raporlar', context, tema });
  await page.getByRole('textbox', { name: 'Rapor ara' }).fill('hizmet ve ürün');
  await page.getByRole('button', { name: 'Hizmet ve ürün satışları raporunu başa al ya da bırak' }).click();
  await page.getByRole('heading', { name: 'Sık bakılanlar' }).waitFor();
  await keepPicture(page, `rapor-merkezi-${ad}`);
  await page.getByRole('link', { name: 'Hizmet ve ürün satışları' }).first().click();
  await page.getByText('Toplam: Tutar').waitFor();
  await expect.poll(() => page.getByText('2.500,00 ₺').count()).toBeGreaterThan(1);
  await choose(page.getByRole('combobox', { name: 'Karşılaştır' }), 'Önceki dönemle');
  await page.getByText('Önce 0,00 ₺').first().waitFor();
  await keepPicture(page, `rapor-${ad}`);
  // The number opens the sales that it is made of, of the same days.
  await page.getByRole('link', { name: '2.500,00 ₺' }).click();
  await expect.poll(() => page.url()).toContain('/raporlar/satis-raporu?');
  await page.getByText('Toplam: Kalan').waitFor();
  await expect.poll(() => page.getByText('1.000,00 ₺').count()).toBeGreaterThan(0);
  await page.getByText('2 satır', { exact: false }).waitFor();
});
