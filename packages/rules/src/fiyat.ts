import { splitKdv } from './kdv.ts';
import { divideHalfUp, highest, kurus, multiply, scaled, sum, type Kurus } from './para.ts';

/** The prices to which an amount is rounded: multiples of 1, 5 or 10 lira, or prices that end in ,90. */
export const YUVARLAMALAR = ['yok', '1', '5', '10', '90'] as const;
export type Yuvarlama = (typeof YUVARLAMALAR)[number];

/** A factor above six is a typing error, and the arithmetic would not be exact for the dearest price. */
export const EN_YUKSEK_YUZDE = 500;

/** A change of a price: percent with up to two decimals, or an amount. A negative value lowers it. */
export type FiyatIslemi = ({ tip: 'yuzde'; deger: number } | { tip: 'tutar'; deger: Kurus }) & { yuvarlama: Yuvarlama };

const amounts = (ilk: number, adim: number) => ({ ilk: kurus(ilk), adim: kurus(adim) });
/** The first price of a rule, and the distance to the next one. */
const ADIMLAR: Record<Yuvarlama, { ilk: Kurus; adim: Kurus }> = {
  yok: amounts(0, 1),
  '1': amounts(0, 1_00),
  '5': amounts(0, 5_00),
  '10': amounts(0, 10_00),
  '90': amounts(90, 1_00),
};

/**
 * The nearest price that the rule allows; the higher one if two are equally near. It never makes a price zero.
 * @throws RangeError for an amount that is negative or not whole kuruş.
 */
export function roundFiyat(fiyat: Kurus, yuvarlama: Yuvarlama): Kurus {
  if (fiyat < 0) throw new RangeError('a price must not be negative');
  const { ilk, adim } = ADIMLAR[yuvarlama];
  const lowest = ilk > 0 ? ilk : adim;
  if (kurus(fiyat) === 0) return fiyat;
  return highest(lowest, sum([ilk, multiply(adim, divideHalfUp(fiyat - ilk, adim))]));
}

/**
 * A price after a change, rounded by its rule. A free item stays free.
 * @returns undefined when the change would take away the whole price or more.
 * @throws RangeError for a price that is negative or not whole kuruş, a change with more decimals than its kind has, or
 *   more than EN_YUKSEK_YUZDE percent of a price that is too high to be multiplied exactly.
 */
export function changeFiyat(fiyat: Kurus, islem: FiyatIslemi): Kurus | undefined {
  if (fiyat < 0) throw new RangeError('a price must not be negative');
  if (fiyat === 0) return fiyat;
  const fark = islem.tip === 'tutar' ? kurus(islem.deger) : multiply(fiyat, scaled(islem.deger, 2), 100_00);
  const yeni = sum([fiyat, fark]);
  return yeni > 0 ? roundFiyat(yeni, islem.yuvarlama) : undefined;
}

/**
 * The margin: the part of the price that is left after KDV and cost, in percent of the price without KDV, to one
 * decimal.
 * @param fiyat with KDV. @param maliyet without KDV. @param kdv percent.
 * @returns undefined when the price or the cost is missing.
 */
export function marjOf(fiyat: Kurus, maliyet: Kurus, kdv: number): number | undefined {
  const { matrah } = splitKdv(fiyat, kdv);
  if (matrah <= 0 || maliyet <= 0) return undefined;
  return divideHalfUp((matrah - maliyet) * 1000, matrah) / 10;
}
