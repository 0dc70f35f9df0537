import { addDays } from './tarih.ts';

/** A day (`YYYY-MM-DD`) and the birthday that is on it: month and day as one number, 229 for 29 February. */
export type DogumGunu = { no: number; tarih: string };

/** The birthdays of `adet` days from `ilk` on. Without a leap day, the birthday of 29 February is on the 28th. */
export function dogumGunleri(ilk: string, adet: number): DogumGunu[] {
  return Array.from({ length: adet }, (_, i) => addDays(ilk, i)).flatMap((tarih) => {
    const no = Number(tarih.slice(5, 7) + tarih.slice(8));
    return no === 228 && addDays(tarih, 1).endsWith('-03-01') ? [{ no, tarih }, { no: 229, tarih }] : [{ no, tarih }];
  });
}
