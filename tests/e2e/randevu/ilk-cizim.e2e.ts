import { ayarCalls } from '@defter/contract/ayar.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addVardiyalar, gunOf } from '../support/kayitlar.ts';
import { addressOf, boxOf, holdBack, PHONE, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { showDay, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const VARDIYALAR = '**/api/vardiya/vardiya-randevu-kayitlari?*';

/** A salon that uses shifts, whose owner is off tomorrow, in a panel that does not hear of shifts until it is told to. */
async function openWithoutShifts(context?: BrowserContextOptions): Promise<{ takvim: Takvim; page: Page; tell: () => void }> {
  const { kisi } = await openGun();
  await send(ayarCalls.save, { body: { vardiyaKullanilsin: true } }, kisi);
  // Shifts are known by the week: tomorrow's has today in it, or the day after.
  await addVardiyalar(kisi, [gunOf(0), gunOf(2), gunOf(8)]);
  const page = await open({ kisi, path: '/musteriler', context });
  await page.getByRole('heading', { name: 'Müşteriler' }).waitFor();
  const tell = await holdBack(page, VARDIYALAR);
  return { takvim: new Takvim(page), page, tell };
}

/** Waits until a page has shown what it has to show. */
const rest = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));

test('columns never change places under a hand: colleagues who are off stand last from the first moment', async () => {
  const { takvim, page, tell } = await openWithoutShifts();
  await page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      const order = [...document.querySelectorAll('[data-sutun]')].map((column) => column.getAttribute('aria-label')!.split(', ')[1]).join(', ');
      if (order !== '' && seen.at(-1) !== order) seen.push(order);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
    Object.assign(window, { seenOrders: seen });
  });
  const answered = page.waitForResponse(/api\/randevu\?baslangicTarihi/);
  await page.goto(addressOf(yarin()));
  await (await answered).finished();
  await rest(page);
  tell();
  await takvim.block('Ayşe Kaya').waitFor();
  await rest(page);
  expect(await page.evaluate(() => (window as unknown as { seenOrders: string[] }).seenOrders)).toEqual(['Oda 1, Oda 2, Deniz Aydın']);
});

test('on the days of another week nothing is booked until it is known who works there', async () => {
  const { takvim, page, tell } = await openWithoutShifts();
  tell();
  await page.goto(addressOf(yarin()));
  await takvim.block('Ayşe Kaya').waitFor();
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  const pressFree = async () => {
    const { x, y } = await takvim.slot('Oda 2', '11:30');
    await page.mouse.click(x, y);
  };
  // Its code is there from now on, so that it opens at once.
  await pressFree();
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });

  await page.unrouteAll();
  const tellNext = await holdBack(page, VARDIYALAR);
  const answered = page.waitForResponse(/api\/randevu\?baslangicTarihi/);
  await showDay(takvim, gunOf(8));
  await (await answered).finished();
  await takvim.block('Ayşe Kaya').waitFor({ state: 'detached' });
  await pressFree();
  await rest(page);
  expect(await panel.count()).toBe(0);
  tellNext();
  await page.locator('[data-stale]').waitFor({ state: 'detached' });
  await pressFree();
  await panel.waitFor();
});

test('on a phone what stands above the calendar keeps its place while the day is on its way', async () => {
  const { takvim, page, tell } = await openWithoutShifts(PHONE);
  await page.goto(addressOf(yarin()));
  const coming = await boxOf(page.getByRole('status', { name: 'Yükleniyor' }));
  const day = await boxOf(page.getByRole('textbox', { name: 'Gün' }));
  const add = await boxOf(page.getByRole('main').getByRole('button', { name: 'Yeni randevu' }));
  expect(add.y).toBeGreaterThanOrEqual(day.y + day.height);
  expect(coming.y).toBeGreaterThanOrEqual(add.y + add.height);
  tell();
  await takvim.block('Ayşe Kaya').waitFor();
  expect(await boxOf(page.getByRole('main').getByRole('button', { name: 'Yeni randevu' }))).toEqual(add);
});
