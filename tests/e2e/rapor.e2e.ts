import { satisCalls } from '@defter/contract/satis.ts';
import { expect, test } from 'vitest';
import { choose } from './support/alan.ts';
import { expectPaper, printedSize } from './support/kagit.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { addressOf, keepPicture, PHONE, setUpPanel, toldOn } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test.each(toldOn('phone'))('a report is found, adds up, is compared, and opens what stands behind a number: %s', async (ad, context, tema) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  for (const tutar of [1250, 250]) await send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID }], odemeler: [{ id: 0, odemeSekliID: 1, tutar }] } }, kisi);

  const page = await open({ kisi, path: '/raporlar', context, tema });
  await page.getByRole('searchbox', { name: 'Rapor ara' }).fill('hizmet ve ürün');
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

test('on a phone the values of a row end at one edge', async () => {
  const kisi = await openSalon();
  await send(satisCalls.create, { body: { musteriID: await addMusteri(kisi), icerikler: [{ id: 0, altUrunID: await addHizmet(kisi) }], odemeler: [] } }, kisi);
  const page = await open({ kisi, path: '/raporlar/satis-raporu', context: PHONE });
  const row = page.getByRole('row').filter({ hasText: 'Ayşe Kaya' });
  await row.waitFor();
  const told = await row.evaluate((card) => {
    const gaps: number[] = [];
    const range = document.createRange();
    for (const cell of [...card.querySelectorAll('td')].slice(1)) {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      if (!text) continue;
      range.selectNodeContents(text);
      gaps.push(Math.round(cell.getBoundingClientRect().right - range.getBoundingClientRect().right));
    }
    return gaps;
  });
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((gap) => gap > 1)).toEqual([]);
});

test.each(toldOn('wide'))('what is shown is kept as a view, opened by its link, and printed: %s', async (ad, context) => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  await send(satisCalls.create, { body: { musteriID: await addMusteri(kisi), icerikler: [{ id: 0, altUrunID }], odemeler: [] } }, kisi);
  const page = await open({ kisi, path: '/raporlar/hizmet-urun-satis-raporu', context });
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  await page.getByRole('checkbox', { name: 'Grup' }).click();
  await page.getByRole('button', { name: 'Sütunlar (4/5)' }).waitFor();
  // They are put in another order, and back.
  const basliklar = () => page.getByRole('columnheader').allInnerTexts();
  const once = await basliklar();
  await page.getByRole('button', { name: 'Tutar sütununu öne al' }).click();
  await keepPicture(page, `rapor-sutunlari-${ad}`);
  if (ad === 'wide') await expect.poll(basliklar).toEqual([...once.slice(0, -2), once.at(-1), once.at(-2)]);
  await page.getByRole('button', { name: 'Tutar sütununu geriye al' }).click();
  await expect.poll(basliklar).toEqual(once);
  await page.keyboard.press('Escape');
  await choose(page.getByRole('combobox', { name: 'Karşılaştır' }), 'Önceki dönemle');
  await page.getByRole('button', { name: 'Görünümler' }).click();
  await page.getByRole('menuitem', { name: 'Şimdiki hâlini görünüm olarak sakla' }).click();
  await page.getByRole('textbox', { name: 'Görünümün adı' }).fill('Aylık karşılaştırma');
  await page.getByRole('switch', { name: 'Bu raporu görebilen herkese açık' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: 'Aylık karşılaştırma' }).waitFor();
  await keepPicture(page, `rapor-gorunumu-${ad}`);

  await page.goto(addressOf('/raporlar'));
  await page.getByText('herkese açık').waitFor();
  await page.getByRole('link', { name: 'Aylık karşılaştırma' }).click();
  await page.getByText('Önce 0,00 ₺').first().waitFor();
  expect(await page.getByRole('columnheader', { name: 'Grup' }).count()).toBe(0);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Yazdır' }).click();
  const kagit = await opened;
  await kagit.getByText('Karşılaştırma: Önceki dönemle').waitFor();
  await keepPicture(kagit, `rapor-kagidi-${ad}`);
  if (ad === 'wide') await expectPaper(kagit, 'rapor');
  expect(await printedSize(kagit)).toMatchObject({ width: 210, height: 297, pages: 1 });
});
