import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import type { Page } from 'playwright-core';
import { addHizmet, addPersonel } from '../support/kayitlar.ts';
import { newTelefon, openSalon, readKod, send, type Kisi } from '../support/salon.ts';

export type Sayfa = { kisi: Kisi; adres: string };

/** A salon whose page is open, with two services of 45 minutes that its owner and a colleague perform. */
export async function openSayfa(ayarlar: object = {}): Promise<Sayfa> {
  const kisi = await openSalon({ firmaAdi: 'Papatya Güzellik' });
  await addPersonel(kisi, []);
  for (const adi of ['Cilt bakımı', 'Manikür']) await addHizmet(kisi, { adi });
  const sayfaKodu = `papatya-${kisi.oturum.bayiID}`;
  await send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true, sayfaKodu, enErkenSaat: 0, iptalSaati: 1, karsilama: 'Hoş geldiniz', sayfaRengi: '#8e2c6e', ...ayarlar } }, kisi);
  return { kisi, adres: `/r/${sayfaKodu}` };
}

/** From the first question to the free times of the week after this one. */
export async function chooseHizmet(page: Page, { ad = 'Cilt bakımı' } = {}): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(ad) }).check();
  await page.getByRole('button', { name: 'Devam' }).click();
  await page.getByRole('button', { name: /Fark etmez/ }).click();
  await page.getByRole('heading', { name: 'Ne zaman?' }).waitFor();
  await page.getByRole('button', { name: /Sonraki hafta/ }).click();
}

/** Types the person and asks for the code. Returns the number. */
export async function typeKisi(page: Page, { telefon = newTelefon() } = {}): Promise<string> {
  await page.getByLabel('Adınız', { exact: true }).fill('Zeynep');
  await page.getByLabel('Soyadınız').fill('Ak');
  await page.getByLabel('Cep telefonunuz').fill(telefon);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  return telefon;
}

export async function typeKod(page: Page, telefon: string, dugme = 'Randevuyu al'): Promise<void> {
  await page.getByRole('heading', { name: 'Telefonunuza gelen kod' }).waitFor();
  await page.getByLabel('Kod', { exact: true }).fill(await readKod(telefon));
  await page.getByRole('button', { name: dugme }).click();
}
