import { kurus, scaled, type Kurus } from './para.ts';

declare const unit: unique symbol;
/** Points in whole hundredths, so that sums are exact. They are not money: the settings say their worth. */
export type YuzdePuan = number & { readonly [unit]: 'yuzdePuan' };

export const NO_PUAN = 0 as YuzdePuan;

/** Points of the wire (two decimals at most) in hundredths. @throws RangeError for more decimals. */
export const toYuzdePuan = (puan: number): YuzdePuan => scaled(puan, 2) as YuzdePuan;
/** Hundredths as the points of the wire. */
export const toPuan = (puan: YuzdePuan): number => puan / 100;
/** The difference of points of the wire, counted in hundredths: 0.3 - 0.1 is not 0.2. */
export const subtractPuan = (from: number, puan: number): number => (toYuzdePuan(from) - toYuzdePuan(puan)) / 100;

/** Coefficients of the settings have four decimals, those of payment methods two. */
const PLACES = 4;
const exact = (katsayi: number) => BigInt(scaled(katsayi, PLACES));
const ONE = 10n ** BigInt(PLACES);

type Kazanan = {
  /** The amount of the lines, and whether they earn nothing. */
  satirlar: readonly { tutar: Kurus; puanVerilmesin: boolean }[];
  /** The payments in money, with the coefficient of the method: 0 earns nothing, 2 earns double. */
  odemeler: readonly { tutar: Kurus; katsayi: number }[];
  /** Points for each 100 lira. */
  yuzde: number;
};

/** The points that a sale has earned: a percentage of the payments for its earning lines. A payment is spread over all lines alike. */
export function earnPuan({ satirlar, odemeler, yuzde }: Kazanan): YuzdePuan {
  const sumOf = (some: readonly { tutar: Kurus }[]) => some.reduce((sum, { tutar }) => sum + BigInt(tutar), 0n);
  const toplam = sumOf(satirlar);
  if (toplam === 0n) return NO_PUAN;
  const odenen = odemeler.reduce((sum, { tutar, katsayi }) => sum + BigInt(tutar) * exact(katsayi), 0n);
  const pay = odenen * exact(yuzde) * sumOf(satirlar.filter(({ puanVerilmesin }) => !puanVerilmesin));
  const payda = ONE * ONE * 100n * toplam;
  return Number((pay * 2n + payda) / (payda * 2n)) as YuzdePuan;
}

/**
 * The points for an amount, rounded up so that they are never worth less than it.
 * @param katsayi the worth of one point in lira
 * @returns undefined when points are worth nothing
 */
export function priceInPuan(tutar: Kurus, katsayi: number): YuzdePuan | undefined {
  const deger = exact(katsayi);
  return deger === 0n ? undefined : (Number((BigInt(tutar) * ONE + deger - 1n) / deger) as YuzdePuan);
}

/** The points of a part of a payment that cost `puan` for `tutar`, rounded up. */
export const sharePuan = (puan: YuzdePuan, pay: Kurus, tutar: Kurus): YuzdePuan => Number((BigInt(puan) * BigInt(pay) + BigInt(tutar) - 1n) / BigInt(tutar)) as YuzdePuan;

/** The amount that points pay for, in whole kuruş; the remainder stays points. Zero without points. */
export const worthOfPuan = (puan: YuzdePuan, katsayi: number): Kurus => kurus(puan > 0 ? Number((BigInt(puan) * exact(katsayi)) / ONE) : 0);

const sayi = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** Points as people read them: `1.250,5`. Takes points of the wire, not hundredths. */
export const formatPuan = (puan: number): string => sayi.format(puan);
