import { expect, test } from 'vitest';
import { setUpPanel } from '../support/panel.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, YARIN } from './gun.ts';

const { open } = setUpPanel();

test('Alt and arrows move an appointment; it is still there after a reload', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: YARIN }));
  await takvim.block('Ayşe Kaya').focus();
  await takvim.page.keyboard.down('Alt');
  await takvim.press('ArrowDown', 'ArrowDown', 'ArrowRight');
  await takvim.page.keyboard.up('Alt');
  await takvim.page.getByText('Randevu taşındı.').waitFor();
  await takvim.page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:15');
  await takvim.page.getByRole('group', { name: /, Oda 2$/ }).getByRole('button', { name: /^Ayşe Kaya/ }).waitFor();
});

test('an appointment is booked from slot to save without a mouse', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: YARIN }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').focus();
  // Past the appointment that ends at 10:45.
  await takvim.press('ArrowDown', 'Enter');
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Müşteri').waitFor();
  await page.keyboard.type('ayse');
  await page.getByRole('option', { name: /^Ayşe Kaya/ }).waitFor();
  await takvim.press('ArrowDown', 'Enter', 'Control+Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45', 'Ayşe Kaya, 10:45–11:00');
});

test('a new appointment is proposed where there is room first', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: YARIN }));
  const { page } = takvim;
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  const proposal = async () => [await panel.getByLabel('Sütun').inputValue(), await panel.getByLabel('Başlangıç').inputValue()];
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  await panel.getByLabel('Müşteri').waitFor();
  const [ilkSutun, ilkSaat] = await proposal();
  expect(ilkSaat).toBe('08:00');
  await page.keyboard.type('ayse');
  await page.getByRole('option', { name: /^Ayşe Kaya/ }).waitFor();
  await takvim.press('ArrowDown', 'Enter', 'Control+Enter');
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 08:00–08:30', 'Ayşe Kaya, 10:00–10:45');
  await takvim.press('n');
  await panel.getByLabel('Müşteri').waitFor();
  const [sutun, saat] = await proposal();
  expect([saat, sutun !== ilkSutun]).toEqual(['08:00', true]);
});

test('`n` begins an appointment, Escape asks before it loses one', async () => {
  const { kisi } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: YARIN }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  const panel = page.getByRole('dialog', { name: 'Yeni randevu' });
  await panel.getByLabel('Randevu notu').fill('Kapıda bekleyecek');
  await takvim.press('Escape');
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await question.waitFor({ state: 'hidden' });
  await takvim.press('Escape');
  await question.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await panel.waitFor({ state: 'hidden' });
  await expectBlocks(takvim, 'Ayşe Kaya, 10:00–10:45');
});
