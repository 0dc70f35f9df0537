import { expect, test } from 'vitest';
import { keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('a colleague makes the address of the own calendar, which a phone can read, and takes it back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/hesap?bolum=takvim', context: PHONE });
  await page.getByRole('button', { name: 'Adres oluştur' }).click();
  const adres = await page.getByRole('textbox', { name: 'Abonelik adresi' }).inputValue();
  await keepPicture(page, 'takvim-aboneligi');
  const read = async () => (await fetch(adres)).status;
  expect(await (await fetch(adres)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.getByRole('button', { name: 'Aboneliği kaldır' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aboneliği kaldır' }).click();
  await expect.poll(read).toBe(404);
});
