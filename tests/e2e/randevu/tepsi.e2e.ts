import { randevuCalls } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { printedSize } from '../support/kagit.ts';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { PHONE, setUpPanel } from '../support/panel.ts';
import { openSalon, send } from '../support/salon.ts';
import { expectBlocks, showDay, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();
const HAFTALAR = gunOf(22);
const AYSE = 'Ayşe Kaya, 10:00–10:45';

test('an appointment is cut, carried over the pages and put down weeks later, and that is undone; by keyboard it is copied with its services', async () => {
  const kisi = await openSalon();
  const [sutunID = 0] = (await addSutunlar(kisi, ['Oda 1', 'Oda 2'])).slice(-2);
  const randevuID = await addRandevu(kisi, { musteriID: await addMusteri(kisi), sutunID, altUrunID: await addHizmet(kisi) });
  const dayOf = async () => (await send(randevuCalls.list, { query: { baslangicTarihi: gunOf(1), bitisTarihi: gunOf(1) } }, kisi)).liste;
  const takvim = new Takvim(await open({ kisi, path: yarin(), expected: [/409/] }));
  const { page } = takvim;
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Kes' }).click();
  await page.getByText('Taşınacak: Ayşe Kaya').waitFor();
  // Escape is for the menu that is open, and not for the tray behind it.
  await takvim.block('Ayşe Kaya').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Düzenle' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem', { name: 'Düzenle' }).waitFor({ state: 'hidden' });
  await page.getByText('Taşınacak: Ayşe Kaya').waitFor();
  // Another desk changes something else of it, which does not stand in the way.
  await send(randevuCalls.update, { body: { id: randevuID, randevuNotu: 'Kahve sever' } }, kisi);
  await page.getByRole('textbox', { name: 'Gün' }).fill(HAFTALAR.split('-').reverse().join('.'));
  await takvim.press('Enter');
  await expectBlocks(takvim);
  const { x, y } = await takvim.slot('Oda 2', '14:00');
  await page.mouse.click(x, y);
  await page.getByText('Randevu taşındı.').waitFor();
  await expectBlocks(takvim, 'Ayşe Kaya, 14:00–14:45');
  expect(await page.getByText('Taşınacak: Ayşe Kaya').count()).toBe(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectBlocks(takvim);
  expect((await dayOf()).map(({ id, baslangicSaat }) => [id, baslangicSaat])).toEqual([[randevuID, '10:00']]);

  await showDay(takvim, gunOf(1));
  await takvim.block('Ayşe Kaya').focus();
  await takvim.press('Control+c');
  await page.getByText('Kopyalanacak: Ayşe Kaya').waitFor();
  await takvim.press('ArrowDown', 'ArrowDown', 'Control+v');
  await page.getByText('Randevu kopyalandı.').waitFor();
  await expectBlocks(takvim, AYSE, 'Ayşe Kaya, 11:00–11:45');
  expect((await dayOf()).map(({ hizmetler }) => hizmetler)).toEqual(['Cilt bakımı', 'Cilt bakımı']);
  // Escape empties the tray.
  await takvim.press('Escape');
  await page.getByText('Kopyalanacak: Ayşe Kaya').waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: 'Randevu kopyalandı.' }).getByRole('button', { name: 'Geri al' }).click();
  await expectBlocks(takvim, AYSE);
});

test('on a phone it goes into the tray by the menu, and down by a tap', async () => {
  const { kisi, sutunlar } = await openGun();
  const phone = new Takvim(await open({ kisi, path: `${yarin()}&sutun=${sutunlar[0]}`, context: PHONE }));
  const { page } = phone;
  await phone.block('Ayşe Kaya').focus();
  await phone.block('Ayşe Kaya').dispatchEvent('contextmenu');
  await page.getByRole('menuitem', { name: 'Kes' }).tap();
  await page.getByRole('button', { name: 'Sonraki gün' }).tap();
  await expectBlocks(phone);
  const { x, y } = await phone.freeSlot();
  await page.touchscreen.tap(x, y);
  await page.getByText('Randevu taşındı.').waitFor();
  await expect.poll(() => page.locator('[data-randevu]').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a day prints on A4: the calendar on one sheet, in the light theme on a dark screen, and a sheet for each column with all that takes it', async () => {
  const { kisi, sutunlar, randevuID } = await openGun();
  await send(randevuCalls.update, { body: { id: randevuID, yerler: [sutunlar[1]!] } }, kisi);
  await addRandevu(kisi, { musteriID: await addMusteri(kisi, ['Zeynep', 'Demir']), sutunID: sutunlar[1]!, saat: '12:00', bitis: '13:00' });
  const page = await open({ kisi, path: yarin(), tema: 'dark' });
  await new Takvim(page).block('Zeynep Demir').waitFor();
  const tema = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  const onPaper = page.evaluate(() => new Promise((resolve) => addEventListener('beforeprint', () => resolve(getComputedStyle(document.body).colorScheme), { once: true })));
  expect(await printedSize(page)).toEqual({ width: 297, height: 210, pages: 1 });
  expect([await onPaper, await tema()]).toEqual(['light', 'dark']);

  await page.getByRole('button', { name: 'Diğer' }).click();
  await page.getByRole('menuitem', { name: 'Günü yazdır' }).click();
  await page.getByRole('heading', { name: 'Oda 2' }).waitFor();
  expect(await page.locator('article').count()).toBe(2);
  expect(await page.locator('article').first().innerText()).toMatch(/Oda 1[\s\S]*10:00–10:45[\s\S]*Ayşe Kaya/);
  // The second colleague, and the appointments in the room, are on the sheet too.
  expect(await page.locator('article').nth(1).innerText()).toMatch(/Oda 2[\s\S]*Ayşe Kaya[\s\S]*Zeynep Demir/);
  expect(await printedSize(page)).toMatchObject({ height: 297, pages: 2 });
});
