import { kurus, multiply, subtract, type Kurus } from './para.ts';

/** A rate and the first day on which it is valid. */
type KdvOrani = { oran: number; ilkGun: string };

/**
 * The legal rates by class, oldest first. A decree that changes a class adds one entry: from that day on products of the class are sold at the new
 * rate, and documents of earlier days keep the old one.
 */
const KDV_SINIFLARI: readonly (readonly KdvOrani[])[] = [
  [{ oran: 0, ilkGun: '1985-01-01' }],
  [{ oran: 1, ilkGun: '1985-01-01' }],
  [
    { oran: 8, ilkGun: '1985-01-01' },
    // Cumhurbaşkanı Kararı 7346 set this rate and the next one.
    { oran: 10, ilkGun: '2023-07-10' },
  ],
  [
    { oran: 18, ilkGun: '1985-01-01' },
    { oran: 20, ilkGun: '2023-07-10' },
  ],
];

/** The rate of a new item until its own is chosen: the general rate since July 2023. */
export const GENEL_KDV = 20;

/** Whether a rate is or was in the law. */
export const isKdvOrani = (oran: number): boolean => KDV_SINIFLARI.some((sinif) => sinif.some((other) => other.oran === oran));

/** The rates that can be chosen for a sale on a day (`YYYY-MM-DD`), lowest first. */
export const kdvOranlariOn = (gun: string): number[] => KDV_SINIFLARI.map((sinif) => oranOn(sinif, gun));

/**
 * The rate of a day for a rate of another time: 18 is 20 since 10.07.2023, and 20 was 18 before. A rate that the law
 * does not know stays unchanged.
 * @param gun `YYYY-MM-DD`, the day of the sale.
 */
export function kdvOn(oran: number, gun: string): number {
  const sinif = KDV_SINIFLARI.find((rates) => rates.some((rate) => rate.oran === oran));
  return sinif ? oranOn(sinif, gun) : oran;
}

const oranOn = (sinif: readonly KdvOrani[], gun: string): number =>
  (sinif.findLast(({ ilkGun }) => ilkGun <= gun) ?? sinif[0]!).oran;

/** The rates that differ on a day from the stored ones: `{ 8: 10, 18: 20 }` today. */
export function changedOranlar(gun: string): Record<number, number> {
  const all = KDV_SINIFLARI.flatMap((sinif) => sinif.map(({ oran }) => oran));
  return Object.fromEntries(all.map((oran) => [oran, kdvOn(oran, gun)]).filter(([from, to]) => from !== to));
}

/**
 * Takes the KDV out of a price that includes it, half-up to the kuruş; `matrah + kdv` is `brut` exactly.
 * A negative amount (a return) is the mirror of its positive.
 * @param oran whole percent, 0..100.
 * @throws RangeError for any other rate, or an amount that is not whole kuruş.
 */
export function splitKdv(brut: Kurus, oran: number): { matrah: Kurus; kdv: Kurus } {
  if (!Number.isInteger(oran) || oran < 0 || oran > 100) throw new RangeError(`not a KDV rate: ${oran}`);
  const kdv = multiply(kurus(brut), oran, 100 + oran);
  return { matrah: subtract(brut, kdv), kdv };
}
