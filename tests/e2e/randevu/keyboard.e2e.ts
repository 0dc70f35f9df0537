import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, setUpPanel } from '../support/panel.ts';
import { newTelefon } from '../support/salon.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { beginRandevu, openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('without a mouse an appointment is moved by Alt and arrows, booked from slot to save, and begun by `n`; Escape asks before it loses one', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: yarin() }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').focus();
  await page.keyboard.down('Alt');
  await takvim.press('ArrowDown', 'ArrowDown', 'ArrowRight');
  await page.keyboard.up('Alt');
  await page.getByText('Randevu taşındı.').waitFor();
  await page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:15');
  await page.getByRole('group', { name: /, Oda 2$/ }).getByRole('button', { name: /^Ayşe Kaya/ }).focus();

  // Past the appointment that ends at 11:15.
  await takvim.press('ArrowDown', 'Enter');
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Müşteri').waitFor();
  await page.keyboard.type('ayse');
  await page.getByRole('option', { name: /^Ayşe Kaya/ }).waitFor();
  await takvim.press('Enter', 'Control+Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:15', 'Ayşe Kaya, 11:15–11:30');

  await takvim.press('n');
  await panel.getByLabel('Randevu notu').fill('Kapıda bekleyecek');
  await takvim.press('Escape');
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await question.waitFor({ state: 'hidden' });
  await takvim.press('Escape');
  await question.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:15', 'Ayşe Kaya, 11:15–11:30');
});

test('a new appointment is proposed where there is room first; after a customer was added the keyboard stands in the services, where Enter books', async () => {
  const { kisi } = await openGun();
  const { takvim, page, panel } = await beginRandevu(await open({ kisi, path: yarin() }));
  const proposal = async () => [await panel.getByLabel('Personel veya oda').inputValue(), await panel.getByLabel('Başlangıç').inputValue()];
  await panel.getByLabel('Müşteri').waitFor();
  const [ilkSutun, ilkSaat] = await proposal();
  expect(ilkSaat).toBe('08:00');
  await page.keyboard.type('ayse');
  await page.getByRole('option', { name: /^Ayşe Kaya/ }).waitFor();
  await takvim.press('Enter', 'Control+Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 08:00–08:30', 'Ayşe Kaya, 10:00–10:45');
  await takvim.press('n');
  await panel.getByLabel('Müşteri').waitFor();
  const [sutun, saat] = await proposal();
  expect([saat, sutun !== ilkSutun]).toEqual(['08:00', true]);

  await page.keyboard.type('Zeynep Demir');
  await takvim.press('Enter');
  const yeni = panel.getByRole('group', { name: 'Yeni müşteri' });
  await yeni.getByLabel('Telefon').fill(newTelefon());
  await takvim.press('Enter');
  await expectFocus(panel.getByLabel('Hizmetler'));
  expect(await panel.getByLabel('Müşteri').inputValue()).toBe('Zeynep Demir');
  await takvim.press('Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 08:00–08:30', 'Ayşe Kaya, 10:00–10:45', 'Zeynep Demir, 08:00–08:30');
});

async function expectFocus(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Presses each key and tells how many there were. */
const press = async (page: Page, ...keys: string[]): Promise<number> => {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
};

test('a known customer with a service is booked by eight keys from Bugün, from the list of customers and from the calendar', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi }));
  const { page } = takvim;
  for (const [path, begin] of [['/', 'Alt+n'], ['/musteriler', 'Alt+n'], [yarin(), 'n']] as const) {
    await page.goto(addressOf(path));
    if (path === yarin()) await takvim.block('Ayşe Kaya').waitFor();
    else await page.getByRole('button', { name: 'Yeni ekle' }).waitFor();
    let keys = await press(page, begin);
    const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
    await panel.getByLabel('Müşteri').waitFor();
    // Faster than the hits come.
    keys += await press(page, 'a', 'y', 'Enter');
    await expectFocus(panel.getByLabel('Hizmetler'));
    keys += await press(page, 'c', 'Enter');
    await panel.getByText('45 dk').waitFor();
    keys += 1;
    expect(keys, path).toBeLessThanOrEqual(8);
    // From elsewhere it is the day of the test, on which no time may be left.
    await takvim.press(path === yarin() ? 'Enter' : 'Escape');
    if (path !== yarin()) await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' }).getByRole('button', { name: 'Kaydetmeden kapat' }).click();
    await panel.waitFor({ state: 'hidden' });
  }
  await expectBlocks(takvim, 'Ayşe Kaya, 08:00–08:45', 'Ayşe Kaya, 10:00–10:45');
  await page.getByRole('button', { name: 'Yeni ekle' }).click();
  const tus = page.getByRole('menuitem', { name: 'Yeni randevu' }).locator('kbd');
  expect(await tus.evaluate((kbd) => getComputedStyle(kbd, '::after').content)).toBe('"Alt N"');
});

test('Tab takes the hit of the typed text, and an open list never sends the form', async () => {
  const { kisi } = await openGun();
  const { takvim, page, panel } = await beginRandevu(await open({ kisi, path: yarin() }));
  const musteri = panel.getByLabel('Müşteri');
  await musteri.waitFor();
  await page.keyboard.type('kaya');
  await takvim.press('Tab');
  await expectFocus(panel.getByLabel('Hizmetler'));
  expect(await musteri.inputValue()).toBe('Ayşe Kaya');
  // Without text and without a marked entry the list keeps the key for itself.
  await panel.getByLabel('Hizmetler').click();
  await page.getByRole('option', { name: /^Cilt bakımı/ }).waitFor();
  await takvim.press('Enter');
  await takvim.press('Escape');
  await page.keyboard.type('cilt');
  await takvim.press('Tab');
  await panel.getByText('45 dk').waitFor();
  expect(await panel.isVisible()).toBe(true);
  await takvim.press('Shift+Tab', 'Tab', 'Tab');
  expect(await musteri.inputValue()).toBe('Ayşe Kaya');
});
