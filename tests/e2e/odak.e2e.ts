import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settle } from './support/ekranlar.ts';
import { addHizmet, addMusteri, gunOf } from './support/kayitlar.ts';
import { addressOf, expectPath, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

/** Presses Escape once something is open, and waits until it has gone. */
async function escape(page: Page, closes: Locator): Promise<void> {
  await closes.waitFor();
  await settle(page);
  await page.keyboard.press('Escape');
  await closes.waitFor({ state: 'detached' });
  await settle(page);
}

test('Escape closes what lies uppermost: the question, the calendar and the command bar before the panel below them', async () => {
  const kisi = await openSalon();
  const id = await addHizmet(kisi);
  const page = await open({ kisi, path: `/urunler/${id}?panel=${id}` });
  const panel = page.getByRole('dialog', { name: 'Düzenle' });
  // Twice: the first question is fetched by the press, the second one is loaded before the panel.
  for (const _ of ['first', 'second']) {
    await panel.getByRole('button', { name: 'Sil', exact: true }).click();
    await escape(page, page.getByRole('dialog', { name: /silinsin mi/ }));
    expect(await panel.isVisible()).toBe(true);
    await escape(page, panel);
    await page.getByRole('button', { name: 'Düzenle' }).click();
    await panel.waitFor();
  }
  await page.keyboard.press('Control+k');
  await escape(page, page.getByRole('dialog', { name: 'Komut' }));
  expect(await panel.isVisible()).toBe(true);

  const musteriID = await addMusteri(kisi);
  await page.goto(`/plus/#/musteriler/${musteriID}?panel=${musteriID}`);
  const musteri = page.getByRole('dialog');
  await musteri.getByRole('button', { name: 'Takvimi aç' }).first().click();
  const takvim = page.getByRole('table');
  await takvim.waitFor();
  await escape(page, takvim);
  expect(await musteri.isVisible()).toBe(true);
});

test('Escape empties the search in a panel before it closes the panel', async () => {
  const page = await open({ kisi: await openSalon(), path: '/personeller?sekme=roller&panel=0' });
  const panel = page.getByRole('dialog');
  const search = panel.getByRole('searchbox', { name: 'Yetki ara' });
  await search.fill('kasa');
  await search.press('Escape');
  await expect.poll(() => search.inputValue()).toBe('');
  await settle(page);
  expect(await panel.isVisible()).toBe(true);
  await escape(page, panel);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

test('the focus returns to the menu of a row when it closes, the first time and again, and when a panel closes that it has opened', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Ayşe', 'Kaya']);
  const page = await open({ kisi, path: '/musteriler' });
  const menu = page.getByRole('button', { name: /^Ayşe Kaya.*işlemler/ });
  const duzenle = page.getByRole('menuitem', { name: /üzenle/ });
  for (const _ of ['the first time', 'again']) {
    await menu.press('Enter');
    await page.locator('[role="menu"]:focus-within').waitFor();
    await page.keyboard.press('Escape');
    await duzenle.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(await menu.getAttribute('aria-label'));
  }
  await menu.press('Enter');
  await duzenle.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await escape(page, panel);
  await expect.poll(() => focused(page)).toBe(await menu.getAttribute('aria-label'));
});

test('the focus goes on to the next row when its own is deleted, and to the content of a page that is gone to', async () => {
  const kisi = await openSalon();
  const altUrunID = await addHizmet(kisi);
  for (const ad of ['Ayşe', 'Burcu', 'Canan']) {
    const musteriID = await addMusteri(kisi, [ad, 'Kaya']);
    await send(beklemeCalls.create, { body: { musteriID, altUrunIDler: [altUrunID], ilkGun: gunOf(), sonGun: gunOf(7) } }, kisi);
  }
  const page = await open({ kisi, path: '/randevular/bekleme' });
  const removal = (ad: string) => page.getByRole('button', { name: `${ad} Kaya, listeden çıkar` });
  await removal('Burcu').press('Enter');
  const question = page.getByRole('dialog');
  // The question takes the focus a moment after it opens; a key that comes earlier would go to the button that it chooses.
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await question.getByRole('button', { name: 'Listeden çıkar' }).press('Enter');
  await removal('Burcu').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.textContent)).toContain('Canan');

  await page.goto('/plus/#/musteriler');
  await page.getByRole('row', { name: /^Ayşe Kaya/ }).press('Enter');
  await page.getByRole('tab', { name: 'Bilgiler' }).waitFor();
  await expect.poll(() => focused(page)).toBe('icerik');
});

test('the keys of a page do nothing behind a panel that has to be closed first', async () => {
  const kisi = await openSalon();
  const id = await addMusteri(kisi);
  const path = `/musteriler?panel=${id}`;
  const page = await open({ kisi, path });
  const panel = page.getByRole('dialog', { name: /üzenle/ });
  const cancel = panel.getByRole('button', { name: 'Vazgeç' });
  await cancel.press('n');
  await cancel.press('/');
  expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectPath(page, path);
  await escape(page, panel);
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Yeni müşteri' }).waitFor();
});

test('a count that is taken with Enter keeps the focus, and the till begins an expense by its key', async () => {
  const kisi = await openSalon();
  const { id: anaUrunID } = await send(urunCalls.createAnaUrun, { body: { adi: 'Maskeler', satisTipi: 0 } }, kisi);
  const { id: altUrunID } = await send(urunCalls.createAltUrun, { body: { anaUrunID, adi: 'Kil maske', fiyat: 100, kdv: 20 } }, kisi);
  await send(urunCalls.createStok, { body: { id: altUrunID } }, kisi);
  await send(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID, miktar: 3 }] } }, kisi);
  const page = await open({ kisi, path: '/stoklar?sekme=sayim' });
  const sayilan = page.getByRole('textbox', { name: 'Kil maske: sayılan miktar' });
  await sayilan.fill('4');
  const answered = page.waitForResponse((response) => response.url().includes('/stok/') && response.request().method() === 'PUT');
  await sayilan.press('Enter');
  await answered;
  await page.getByRole('combobox', { name: 'Kil maske: farkın nedeni' }).or(page.getByRole('textbox', { name: 'Kil maske: farkın nedeni' })).waitFor();
  await settle(page);
  expect(await focused(page)).toBe('Kil maske: sayılan miktar');

  await page.goto(addressOf('/kasa'));
  await page.getByRole('heading', { name: 'Kasa', exact: true }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Gider ekle' }).waitFor();
});

test('a screen that is gone to is said aloud', async () => {
  const page = await open({ kisi: await openSalon(), path: '/musteriler' });
  await page.getByRole('link', { name: 'Kasa', exact: true }).click();
  await page.getByRole('status').filter({ hasText: /^Kasa$/ }).waitFor({ state: 'attached' });
});

test.each([
  ['istisnalar', 'Kapalı gün veya saat'],
  ['sutunlar', 'Yeni sütun'],
  ['roller', 'Yeni rol'],
])('a list of the settings begins something new by its key (%s)', async (sekme, baslik) => {
  const page = await open({ kisi: await openSalon(), path: `/genel-ayarlar?sekme=${sekme}` });
  await page.locator('[aria-keyshortcuts="n"]').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: baslik }).waitFor();
});
