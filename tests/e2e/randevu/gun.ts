import type { Locator, Page } from 'playwright-core';
import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { openSalon, type Kisi } from '../support/salon.ts';
import { Takvim } from '../support/takvim.ts';

/** The address of the day of `openGun`; computed anew each time, because tests may run past midnight. */
export const yarin = () => `/randevular?tarih=${gunOf(1)}`;

export type Gun = { kisi: Kisi; randevuID: number; musteriID: number; sutunlar: number[] };

/** A salon with two rooms and a service, and one appointment, by default tomorrow: Ayşe Kaya in the first room from 10:00 to 10:45. */
export async function openGun(tarih = gunOf(1)): Promise<Gun> {
  const kisi = await openSalon();
  const sutunlar = (await addSutunlar(kisi, ['Oda 1', 'Oda 2'])).slice(-2);
  await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const randevuID = await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]!, tarih });
  return { kisi, randevuID, musteriID, sutunlar };
}

/** Begins an appointment by its key, on the page of that day. */
export async function beginRandevu(page: Page): Promise<{ takvim: Takvim; page: Page; panel: Locator }> {
  const takvim = new Takvim(page);
  await takvim.block('Ayşe Kaya').waitFor();
  await takvim.press('n');
  return { takvim, page, panel: page.getByRole('dialog', { name: 'Yeni randevu' }) };
}
