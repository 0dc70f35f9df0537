import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, setUpPanel } from '../support/panel.ts';
import { send } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const basliklar = (page: Page) => page.locator('[data-sutun]').evaluateAll((columns) => columns.map((column) => column.getAttribute('aria-label')!.split(', ')[1]));

test('columns are put in order by drag and by keys, and left out, for this person on this device; nine hours are seen with a slot of five minutes too, and the zoom goes from five minutes to an hour', async () => {
  const { kisi } = await openGun();
  const page = await open({ kisi, path: yarin() });
  await expect.poll(() => basliklar(page)).toEqual(['Deniz Aydın', 'Oda 1', 'Oda 2']);
  await page.getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('menuitem', { name: 'Personel ve odaları seç, sırala' }).click();
  const handle = (adi: string) => page.getByRole('button', { name: `${adi}, yerini değiştir` });
  await handle('Oda 2').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => basliklar(page)).toEqual(['Deniz Aydın', 'Oda 2', 'Oda 1']);

  // Goes there once the handle stands still and nothing lies over it.
  await handle('Deniz Aydın').hover();
  const to = await boxOf(handle('Oda 1'));
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => basliklar(page)).toEqual(['Oda 2', 'Oda 1', 'Deniz Aydın']);

  await page.getByRole('button', { name: 'Oda 1, takvimimde gizle' }).click();
  await expect.poll(() => basliklar(page)).toEqual(['Oda 2', 'Deniz Aydın']);
  await page.reload();
  await expect.poll(() => basliklar(page)).toEqual(['Oda 2', 'Deniz Aydın']);
  await page.getByRole('button', { name: '2 kişi' }).click();
  await page.getByRole('menuitem', { name: 'Personel ve odaları seç, sırala' }).click();
  await page.getByRole('button', { name: 'Oda 1, takvimimde göster' }).click();
  await expect.poll(() => basliklar(page)).toEqual(['Oda 2', 'Oda 1', 'Deniz Aydın']);

  await send(randevuCalls.saveAyarlar, { body: { zamanPeriyodu: 5 } }, kisi);
  await page.reload();
  const takvim = new Takvim(page);
  await takvim.block('Ayşe Kaya').waitFor();
  const hours = () => page.getByRole('application').evaluate((scroller) => {
    const columns = scroller.querySelector('[data-sutun]')!.getBoundingClientRect();
    const headings = columns.top + scroller.scrollTop - scroller.getBoundingClientRect().top;
    return ((scroller.clientHeight - headings) / columns.height) * 13;
  });
  expect(await hours()).toBeGreaterThanOrEqual(9);

  await takvim.press('-');
  const yakinlik = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('defter-takvim')).join(' '));
  await expect.poll(yakinlik).toContain('"yakinlik":10');
  for (let step = 0; step < 4; step += 1) await takvim.press('-');
  await expect.poll(yakinlik).toContain('"yakinlik":60');
  await expect.poll(hours).toBeGreaterThanOrEqual(13);
  await page.getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('menuitem', { name: 'Renkler ne anlatıyor' }).click();
  const renkler = page.getByRole('dialog').filter({ hasText: 'Yakınlık' });
  for (const minutes of [30, 20, 15, 10, 5]) {
    await renkler.getByRole('button', { name: 'Yakınlaştır' }).click();
    await page.getByRole('button', { name: `${minutes} dk`, exact: true }).waitFor();
  }
  expect(await renkler.getByRole('button', { name: 'Yakınlaştır' }).isDisabled()).toBe(true);
});
