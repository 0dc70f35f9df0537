import { addHizmet, addMusteri, addRandevu, addSutunlar, gunOf } from '../support/kayitlar.ts';
import { openSalon, type Kisi } from '../support/salon.ts';

/** Where the day of `openGun` is shown. */
export const YARIN = `/randevular?tarih=${gunOf(1)}`;

export type Gun = { kisi: Kisi; randevuID: number; musteriID: number; sutunlar: number[] };

/** A salon with two rooms and a service, and one appointment tomorrow: Ayşe Kaya in the first room from 10:00 to 10:45. */
export async function openGun(): Promise<Gun> {
  const kisi = await openSalon();
  const sutunlar = (await addSutunlar(kisi, ['Oda 1', 'Oda 2'])).slice(-2);
  await addHizmet(kisi);
  const musteriID = await addMusteri(kisi);
  const randevuID = await addRandevu(kisi, { musteriID, sutunID: sutunlar[0]! });
  return { kisi, randevuID, musteriID, sutunlar };
}
