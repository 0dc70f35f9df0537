import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settle } from './support/ekranlar.ts';
import { addHizmet, addMusteri } from './support/kayitlar.ts';
import { setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

/** Presses Escape and waits until what closes by it has gone. */
async function escape(page: Page, closes: Locator): Promise<void> {
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
  // Twice: the first question is fetched for it, the second one is there before the panel.
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
