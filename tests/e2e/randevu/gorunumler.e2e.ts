import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addHizmet, addMusteri, addRandevu, addSutunlar } from '../support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel, addressOf } from '../support/panel.ts';
import { openSalon, send } from '../support/salon.ts';

const { open } = setUpPanel();

/** A week far ahead, from a Monday to a Sunday within one month. */
const GUNLER = ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11', '2027-03-12', '2027-03-13', '2027-03-14'];
const AY = { baslangicTarihi: '2027-03-01', bitisTarihi: '2027-03-31' };

/** Two rooms and the owner's column with some appointments a day; two overlap, one is cancelled. */
async function openHafta() {
  const kisi = await openSalon();
  const [sahip = 0, oda1 = 0, oda2 = 0] = await addSutunlar(kisi, ['Oda 1', 'Oda 2']);
  const altUrunID = await addHizmet(kisi);
  const musteriler = [await addMusteri(kisi), await addMusteri(kisi, ['Zeynep', 'Demir'])];
  for (const [sira, tarih] of GUNLER.entries()) {
    await addRandevu(kisi, { musteriID: musteriler[0]!, sutunID: oda1, tarih, saat: '10:00', bitis: '10:30' });
    if (sira % 2 === 0) await addRandevu(kisi, { musteriID: musteriler[1]!, sutunID: oda2, tarih, saat: '08:00', bitis: '08:45', altUrunID });
  }
  const iptal = await addRandevu(kisi, { musteriID: musteriler[1]!, sutunID: sahip, tarih: GUNLER[2]!, saat: '12:00', bitis: '12:05' });
  await send(randevuCalls.update, { body: { id: iptal, randevuDurumu: 'I' } }, kisi);
  await addRandevu(kisi, { musteriID: musteriler[1]!, sutunID: sahip, tarih: GUNLER[2]!, saat: '12:00', bitis: '13:00' });
  const { liste } = await send(randevuCalls.list, { query: AY }, kisi);
  return { kisi, musteriler, altUrunID, sutunlar: [sahip, oda1, oda2], sayi: liste.length };
}

const blocks = (page: Page) => page.locator('[data-randevu]').count();
/** Opens a view and waits until it shows what it should. */
async function countIn(page: Page, path: string, read: (page: Page) => Promise<number>, expected: number) {
  await page.goto(addressOf(path));
  await expect.poll(() => read(page), { message: path }).toBe(expected);
}
const readMonth = (page: Page) => page.locator('[data-gun]').evaluateAll((days) => days.reduce((sum, day) => sum + Number((day as HTMLElement).dataset.sayi), 0));
const readList = (page: Page) => page.locator('tbody tr[tabindex]').count();

test('every stored appointment is seen in the day, the week, the month and the list, which one filter narrows while one turns the pages', async () => {
  const { kisi, musteriler, sutunlar, sayi } = await openHafta();
  const stored = async (query: object) => (await send(randevuCalls.list, { query }, kisi)).liste.length;
  const page = await open({ kisi, path: '/randevular' });
  for (const tarih of GUNLER) {
    await countIn(page, `/randevular?tarih=${tarih}&gizliler=true`, blocks, await stored({ baslangicTarihi: tarih, bitisTarihi: tarih }));
  }
  let week = 0;
  for (const sutun of sutunlar) {
    const own = await stored({ ...AY, randevuSutunBaslikID: sutun });
    await countIn(page, `/randevular?tarih=${GUNLER[3]}&gorunum=hafta&gizliler=true&sutun=${sutun}`, blocks, own);
    week += own;
  }
  expect(week).toBe(sayi);
  await countIn(page, `/randevular?tarih=${GUNLER[3]}&gorunum=ay&gizliler=true`, readMonth, sayi);
  await countIn(page, `/randevular?tarih=${GUNLER[3]}&gorunum=liste&gizliler=true`, readList, sayi);
  // Without the cancelled one each view has one less.
  await countIn(page, `/randevular?tarih=${GUNLER[3]}&gorunum=ay`, readMonth, sayi - 1);
  await countIn(page, `/randevular?tarih=${GUNLER[3]}&gorunum=liste`, readList, sayi - 1);
  await countIn(page, `/randevular?tarih=${GUNLER[2]}`, blocks, (await stored({ baslangicTarihi: GUNLER[2], bitisTarihi: GUNLER[2] })) - 1);

  await countIn(page, `/randevular?tarih=${GUNLER[0]}`, blocks, 2);
  await page.getByRole('button', { name: 'Süz' }).click();
  await page.getByRole('combobox', { name: 'Hizmet', exact: true }).click();
  await page.getByRole('option', { name: 'Cilt bakımı' }).click();
  await expect.poll(() => blocks(page)).toBe(1);
  await page.getByRole('button', { name: 'Tamam' }).click();
  await page.getByRole('button', { name: 'Sonraki gün' }).click();
  await expect.poll(() => blocks(page)).toBe(0);
  await page.getByRole('radiogroup', { name: 'Görünüm' }).getByText('Ay').click();
  await expect.poll(() => readMonth(page)).toBe(4);
  await page.getByRole('radiogroup', { name: 'Görünüm' }).getByText('Liste').click();
  await expect.poll(() => readList(page)).toBe(4);
  await countIn(page, `/randevular?tarih=${GUNLER[0]}&gorunum=liste&musteriID=${musteriler[0]}`, readList, 7);
  await countIn(page, `/randevular?tarih=${GUNLER[0]}&gorunum=liste&ara=zeynep&randevuDurumu=I`, readList, 1);
});

test('one key switches the columns between people, rooms and devices, and every appointment is seen in each', async () => {
  const kisi = await openSalon();
  const [sahip = 0] = await addSutunlar(kisi);
  const model = (['oda', 'cihaz'] as const).map((yerTuru, sira) => ({ id: 0, randevuSiraNo: 20 + sira, sutunBaslikTipi: 3, adi: yerTuru === 'oda' ? 'Mavi oda' : 'Lazer', yerTuru, personelID: null, altUrunID: null }));
  const { idler: [oda = 0, lazer = 0] } = await send(randevuCalls.saveBasliklar, { body: { model } }, kisi);
  const musteriID = await addMusteri(kisi);
  const tarih = GUNLER[0]!;
  const ilk = await addRandevu(kisi, { musteriID, sutunID: sahip, tarih, saat: '10:00', bitis: '10:30' });
  await send(randevuCalls.update, { body: { id: ilk, yerler: [oda, lazer] } }, kisi);
  await addRandevu(kisi, { musteriID, sutunID: sahip, tarih, saat: '11:00', bitis: '11:30' });
  await addRandevu(kisi, { musteriID, sutunID: oda, tarih, saat: '12:00', bitis: '12:30' });
  const page = await open({ kisi, path: `/randevular?tarih=${tarih}` });
  await expect.poll(() => blocks(page)).toBe(3);
  const columns = () => page.locator('[data-sutun]').evaluateAll((all) => all.map((column) => `${column.getAttribute('aria-label')!.split(', ')[1]}: ${column.querySelectorAll('[data-randevu]').length}`));
  const seen = [];
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('s');
    await page.getByRole('button', { name: ['Görünen: personel', 'Görünen: odalar', 'Görünen: cihazlar', 'Diğer'][i], exact: true }).waitFor();
    expect(await blocks(page)).toBe(3);
    seen.push(await columns());
    if (i === 1) await keepPicture(page, 'sutun-turu-oda');
  }
  expect(seen).toEqual([
    ['Deniz Aydın: 2', 'Takvimde yeri olmayan: 1'],
    ['Mavi oda: 2', 'Takvimde yeri olmayan: 1'],
    ['Lazer: 1', 'Takvimde yeri olmayan: 2'],
    ['Deniz Aydın: 2', 'Mavi oda: 1', 'Lazer: 0'],
  ]);
  // It is in the address, and an appointment that is moved in its room keeps its colleague.
  await page.goto(addressOf(`/randevular?tarih=${tarih}&tur=oda`));
  const block = page.getByRole('button', { name: /^Ayşe Kaya, 10:00/ });
  await block.focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  await page.getByText('Randevu taşındı.').waitFor();
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: tarih, bitisTarihi: tarih } }, kisi);
  expect(liste.find(({ id }) => id === ilk)).toMatchObject({ baslangicSaat: '09:45', randevuSutunBaslikID: sahip });
});

test('in the week an appointment is opened, and dragged to another day; a day of the month leads to the day', async () => {
  const { kisi, sutunlar } = await openHafta();
  const page = await open({ kisi, path: `/randevular?tarih=${GUNLER[0]}&gorunum=hafta&sutun=${sutunlar[1]}` });
  const first = page.getByRole('button', { name: /^Ayşe Kaya, 10:00–10:30/ }).first();
  await first.focus();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Alt');
  await page.getByText('Randevu taşındı.').waitFor();
  const { liste } = await send(randevuCalls.list, { query: { baslangicTarihi: GUNLER[1], bitisTarihi: GUNLER[1] } }, kisi);
  expect(liste.map(({ baslangicSaat }) => baslangicSaat)).toEqual(['10:00', '10:45']);
  await page.getByRole('button', { name: /^Ayşe Kaya, 10:45/ }).click();
  await page.getByRole('dialog', { name: /^Randevu/ }).getByLabel('Randevu notu').waitFor();

  const phone = await open({ kisi, path: `/randevular?tarih=${GUNLER[0]}&gorunum=ay&sutun=${sutunlar[1]}`, context: PHONE });
  await phone.getByRole('button', { name: /^14.03.2027/ }).tap();
  await expect.poll(() => blocks(phone)).toBe(1);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
