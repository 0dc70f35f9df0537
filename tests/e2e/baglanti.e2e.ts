import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { addMusteri } from './support/kayitlar.ts';
import { PHONE, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('without a line the screen stays and says that it may be old, a save says that it failed and nothing typed is lost; with one again it is as it was', async () => {
  const kisi = await openSalon();
  await addMusteri(kisi, ['Zeynep', 'Kaya']);
  const page = await open({ kisi, path: '/musteriler', context: PHONE, expected: [/net::ERR/] });
  const serit = page.getByText(/Bağlantı koptu/);
  await page.getByText('Zeynep Kaya').waitFor();
  await page.getByRole('button', { name: 'Yeni müşteri' }).click();
  const panel = page.getByRole('dialog', { name: 'Yeni müşteri' });
  await fieldOf(panel, 'Ad').fill('Ayşe');

  await page.context().setOffline(true);
  await serit.waitFor({ state: 'attached' });
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await page.getByText(/Bağlantınızı kontrol edip/).first().waitFor();
  expect(await fieldOf(panel, 'Ad').inputValue()).toBe('Ayşe');

  await page.context().setOffline(false);
  await serit.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: /^Kaydet/ }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByText('Ayşe').first().waitFor();
  await page.getByText('Zeynep Kaya').waitFor();
});
