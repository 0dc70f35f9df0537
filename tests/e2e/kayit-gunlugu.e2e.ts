import { expect, test } from 'vitest';
import { addMusteri } from './support/kayitlar.ts';
import { keepPicture, setUpPanel } from './support/panel.ts';
import { openSalon } from './support/salon.ts';

const { open } = setUpPanel();

test('a change is told from what to what, in the log and in the history of the record', async () => {
  const kisi = await openSalon();
  const id = await addMusteri(kisi);
  const page = await open({ kisi, path: `/musteriler/${id}` });
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Soyad', { exact: true }).fill('Demir');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Geçmiş' }).click();
  await page.getByText('müşteri kaydını değiştirdi').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Soyad' }).first().innerText()).toBe('Soyad: Kaya → Demir');
  await keepPicture(page, 'kayit-gecmisi');

  await page.goto(page.url().replace(/#.*/, '#/kayitgunlugu'));
  const satir = page.getByRole('row').filter({ hasText: 'müşteri kaydını değiştirdi' });
  await satir.getByRole('link', { name: 'Ayşe Demir' }).waitFor();
  await keepPicture(page, 'kayit-gunlugu');
  await page.getByRole('combobox', { name: 'İşlem' }).click();
  await page.getByRole('option', { name: 'Silme', exact: true }).click();
  await satir.waitFor({ state: 'detached' });
});
