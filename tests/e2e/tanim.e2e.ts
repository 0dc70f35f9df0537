import { kasaCalls } from '@defter/contract/kasa.ts';
import { expect, test } from 'vitest';
import { fieldOf } from './support/alan.ts';
import { PHONE, setUpPanel } from './support/panel.ts';
import { openSalon, send } from './support/salon.ts';

const { open } = setUpPanel();

test('a category is added while an expense is written, cannot be deleted then, is merged and brought back', async () => {
  const kisi = await openSalon();
  const page = await open({ kisi, path: '/kasa?panel=0' });
  const gider = page.getByRole('dialog');
  await fieldOf(gider, 'Tutar').fill('750');
  await fieldOf(gider, 'Kategori').fill('Eğitim');
  await page.getByRole('option', { name: '“Eğitim” ekle' }).click();
  await expect.poll(() => fieldOf(gider, 'Kategori').inputValue()).toBe('Eğitim');
  await gider.getByRole('button', { name: 'Kaydet' }).click();
  await gider.waitFor({ state: 'detached' });
  await page.getByText('Eğitim').first().waitFor();

  await page.goto('/plus/#/tanimlamalar');
  await page.getByLabel('Liste veya kayıt ara').fill('egitim');
  await page.getByRole('button', { name: /^Kasa kategorileri/ }).click();
  const row = page.getByRole('row', { name: /^Eğitim/ });
  await row.click();
  const form = page.getByRole('dialog');
  await form.getByText('Kasa hareketleri').waitFor();
  await form.getByRole('button', { name: 'Sil' }).click();

  const birlestir = page.getByRole('dialog', { name: /kaydını birleştir/ });
  await birlestir.getByText(/kullanımda olduğu için silinemez/).waitFor();
  await birlestir.getByLabel('Hangi kayıtla').fill('genel');
  await page.getByRole('option', { name: 'Genel giderler' }).click();
  await birlestir.getByText('1 yerde “Eğitim” yerine “Genel giderler” yazılır').waitFor();
  await birlestir.getByRole('button', { name: 'Birleştir' }).click();
  await row.waitFor({ state: 'detached' });
  const categories = async () => (await send(kasaCalls.list, {}, kisi)).kasa.map(({ kategoriAdi }) => kategoriAdi);
  expect(await categories()).toEqual(['Genel giderler']);

  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await row.waitFor();
  expect(await categories()).toEqual(['Eğitim']);
  await page.getByRole('button', { name: 'Birleştirmeler' }).click();
  await page.getByRole('dialog').getByText('Geri alındı').waitFor();
});

test('on a phone a list is chosen from a box; system units cannot be touched', async () => {
  const page = await open({ kisi: await openSalon(), path: '/tanimlamalar', context: PHONE });
  await page.getByRole('combobox', { name: 'Liste' }).fill('birim');
  await page.getByRole('option', { name: 'Birimler' }).click();
  await page.getByRole('row', { name: /^Adet/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/değiştirilemez ve silinemez/).waitFor();
  expect(await panel.getByLabel(/^Ad/).isEditable()).toBe(false);
  expect(await panel.getByRole('button', { name: 'Kaydet' }).count()).toBe(0);
});
