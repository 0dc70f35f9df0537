import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readListe } from '../../apps/server/test/read-liste.ts';
import { type Cell, type Column, writeXlsx } from '../../apps/server/src/platform/xlsx/write-xlsx.ts';
import { choose } from './support/alan.ts';
import { addMusteri } from './support/kayitlar.ts';
import { addressOf, expectPath, keepPicture, setUpPanel } from './support/panel.ts';
import { newTelefon, openSalon } from './support/salon.ts';

const { open } = setUpPanel();

const sutun = (baslik: string, tur: Column['tur'] = 'metin'): Column => ({ baslik, tur, genislik: 20 });
async function* toAsync(rows: Cell[][]) {
  yield* rows;
}
/** A file as another program would save it: phones as numbers, the columns in an order of its own. */
const buildDosya = async (rows: Cell[][]) =>
  Buffer.concat(await Array.fromAsync(writeXlsx({ name: 'Liste', columns: [sutun('GSM No', 'sayi'), sutun('Açıklama'), sutun('Adı Soyadı'), sutun('T.C. No')], rows: toAsync(rows) })));

async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name }).click();
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: /Excel’den müşteri yükle/ });

test('customers come from a real file, and the whole import is taken back', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi);
  const page = await open({ kisi, path: '/musteriler' });
  await chooseFromMenu(page, "Excel’den müşteri yükle");
  const numara = Number(newTelefon().slice(3));
  const dosya = await buildDosya([[numara, 'eski', 'Işıl Çağlar', null], [123, null, `Uzun ${'Soyad'.repeat(30)}`, null], [null, null, 'Ömer Öz', '10000000146']]);
  await panelOf(page).locator('input[type=file]').setInputFiles({ name: 'müşteriler.xlsx', mimeType: 'application/vnd.ms-excel', buffer: dosya });

  const alan = (baslik: string) => page.getByRole('combobox', { name: `${baslik} sütununun alanı` });
  await alan('GSM No').waitFor();
  expect(await Promise.all(['GSM No', 'Açıklama', 'Adı Soyadı', 'T.C. No'].map((baslik) => alan(baslik).inputValue()))).toEqual([
    'Telefon', '', 'Ad soyad (birlikte)', 'T.C. kimlik no',
  ]);
  await keepPicture(page, 'aktarim-esleme');
  await page.getByRole('button', { name: 'Kontrol et' }).click();
  const neden = page.getByRole('cell', { name: 'Soyad: En fazla 60 karakter yazabilirsiniz.' });
  await neden.waitFor();
  // The reason is read without pushing the table, however long the name beside it is.
  const { x, width } = (await neden.boundingBox())!;
  const { width: seen } = page.viewportSize()!;
  expect([x + width <= seen, width > 200]).toEqual([true, true]);
  await keepPicture(page, 'aktarim-kontrol');
  await page.getByRole('button', { name: '2 müşteriyi aktar' }).click();
  await panelOf(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Işıl Çağlar' }).waitFor();
  await page.getByRole('link', { name: 'Ömer Öz' }).waitFor();

  await chooseFromMenu(page, "Excel’den müşteri yükle");
  await panelOf(page).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog', { name: 'Aktarım geri alınsın mı?' }).getByRole('button', { name: 'Geri al' }).click();
  await panelOf(page).getByText('Geri alındı').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ayşe Kaya' }).waitFor();
  await page.getByRole('link', { name: 'Işıl Çağlar' }).waitFor({ state: 'detached' });
});

test('columns that were assigned by hand are asked about before they are lost: by closing, by another file, by the browser’s back', async () => {
  const page = await open({ kisi: await openSalon() });
  await page.getByRole('link', { name: 'Müşteriler' }).click();
  const panel = panelOf(page);
  const soru = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  const alan = panel.getByRole('combobox', { name: 'Açıklama sütununun alanı' });
  const chooseFile = async () => panel.locator('input[type=file]').setInputFiles({ name: 'liste.xlsx', mimeType: 'application/vnd.ms-excel', buffer: await buildDosya([[5321234567, 'eski', 'Işıl Çağlar', null]]) });
  await chooseFromMenu(page, 'Excel’den müşteri yükle');
  await chooseFile();
  await choose(alan, 'Adres');
  for (const leave of [() => page.keyboard.press('Escape'), () => panel.getByRole('button', { name: 'Başka dosya' }).click(), () => page.goBack()]) {
    await leave();
    await soru.getByRole('button', { name: 'Vazgeç' }).click();
    await soru.waitFor({ state: 'detached' });
    expect(await alan.inputValue()).toBe('Adres');
  }
  await panel.getByRole('button', { name: 'Başka dosya' }).click();
  await soru.getByRole('button', { name: 'Kaydetmeden kapat' }).click();

  // Unchanged guesses are no input that could be lost.
  await chooseFile();
  await alan.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('a file of twenty thousand rows is read in the page', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/musteriler' });
  await chooseFromMenu(page, "Excel’den müşteri yükle");
  // Names that hardly compress: the reader takes another way for large files.
  const dosya = await buildDosya(Array.from({ length: 20_000 }, (_, i) => [5_300_000_000 + i * 7919, null, `Ayşe ${(i * 2654435761).toString(36)} Kaya`, null]));
  await panelOf(page).locator('input[type=file]').setInputFiles({ name: 'herkes.xlsx', mimeType: 'application/vnd.ms-excel', buffer: dosya });
  await page.getByRole('button', { name: 'Kontrol et' }).waitFor();
  await panelOf(page).getByText('20.000').first().waitFor();
});

test('the list that is shown is saved as a workbook; two records of one person are found, made one, and made two again', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi);
  await addMusteri(kisi);
  await addMusteri(kisi, ['Zeynep', 'Demir']);
  const page = await open({ kisi, path: '/musteriler?ara=zeynep' });
  const download = page.waitForEvent('download');
  await chooseFromMenu(page, "Excel olarak indir");
  const { bas, satirlar } = await readListe(await readFile(await (await download).path()));
  expect(bas.slice(-2)).toEqual([['Aranan', 'zeynep'], ['Durum', 'Aktif']]);
  expect(satirlar.map((row) => row.slice(1, 3))).toEqual([['Ad', 'Soyad'], ['Zeynep', 'Demir']]);

  await page.goto(addressOf('/musteriler'));
  await chooseFromMenu(page, 'Tekrar eden müşteriler');
  await expectPath(page, '/musteriler/tekrarlar');
  await page.getByRole('button', { name: /^Birleştir: / }).click();
  const panel = page.getByRole('dialog', { name: /Kayıtları birleştir/ });
  await panel.getByText('Telefon: 1').waitFor();
  await keepPicture(page, 'birlestirme');
  await panel.getByRole('button', { name: 'Birleştir' }).click();
  await page.getByText('Tekrar eden kayıt yok').waitFor();

  await page.getByRole('tab', { name: 'Birleştirilenler' }).click();
  await page.getByRole('table', { name: 'Birleştirilenler' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByRole('dialog', { name: 'Birleştirme geri alınsın mı?' }).getByRole('button', { name: 'Geri al' }).click();
  await page.getByText(/^Geri alındı: /).waitFor();
  await page.getByRole('tab', { name: 'Olası tekrarlar' }).click();
  await page.getByRole('button', { name: /^Birleştir: / }).waitFor();
});
