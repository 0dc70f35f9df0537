import { distribute, kurus, type Kurus, multiply, scaled, sum, ZERO } from './para.ts';

/** A content of a package: `miktar` whole pieces of a product, `iskonto` in percent with up to two decimals. */
export type PaketIcerigi = { miktar: number; birimFiyat: Kurus; iskonto: number };

/** An amount less a percentage, half-up to the kuruş. @throws RangeError where 10,000 times the amount cannot be counted exactly */
export const withoutYuzde = (tutar: Kurus, yuzde: number): Kurus => multiply(tutar, 100_00 - scaled(yuzde, 2), 100_00);

/** The price of a row after its own discount. */
export const priceIcerik = ({ miktar, birimFiyat, iskonto }: PaketIcerigi): Kurus => withoutYuzde(kurus(miktar * birimFiyat), iskonto);

/** The sum of the single prices of the default contents of a package. */
export const priceIcerikler = (icerikler: readonly (PaketIcerigi & { varsayilan: boolean })[]): Kurus =>
  sum(icerikler.map((icerik) => (icerik.varsayilan ? priceIcerik(icerik) : ZERO)));

/**
 * The value of each session of a line: the whole spread so that the sessions sum to it, the first ones a kuruş dearer where it
 * does not come out even.
 * @example spreadSeanslar(kurus(100), 3) // [34, 33, 33]
 */
export const spreadSeanslar = (tutar: Kurus, seans: number): Kurus[] => distribute(tutar, Array.from({ length: seans }, () => 1));

/** The price of each row of a program as part of it: the price of the package spread over the default rows, the others at their own price. */
export function spreadProgram(satisFiyati: Kurus, icerikler: readonly (PaketIcerigi & { varsayilan: boolean })[]): Kurus[] {
  const paylar = distribute(satisFiyati, icerikler.map((icerik) => (icerik.varsayilan ? priceIcerik(icerik) : 0)));
  return icerikler.map((icerik, i) => (icerik.varsayilan ? paylar[i]! : priceIcerik(icerik)));
}

/**
 * A price for each of `adet` sessions and a discount in kuruş, so that together they are `tutar`.
 * @example unitOf(kurus(100), 3) // { birimFiyat: 34, iskonto: 2 }
 */
export function unitOf(tutar: Kurus, adet: number): { birimFiyat: Kurus; iskonto: Kurus } {
  const birimFiyat = kurus(Math.ceil(tutar / adet));
  return { birimFiyat, iskonto: kurus(birimFiyat * adet - tutar) };
}
