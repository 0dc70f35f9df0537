import { divideHalfUp, scaled, type Kurus } from './para.ts';

/** The rates a form offers today; older sales may carry others (8, 18). */
export const KDV_ORANLARI = [0, 1, 10, 20] as const;

/**
 * Takes the KDV out of a price that includes it, half-up to the kuruş; `matrah + kdv` is `brut` exactly.
 * A negative amount (a return) is the mirror of its positive.
 * @param oran whole percent, 0..100.
 * @throws RangeError for any other rate, or an amount that is not whole kuruş.
 */
export function splitKdv(brut: Kurus, oran: number): { matrah: Kurus; kdv: Kurus } {
  if (!Number.isInteger(oran) || oran < 0 || oran > 100) throw new RangeError(`not a KDV rate: ${oran}`);
  const whole = scaled(brut, 0);
  const kdv = divideHalfUp(whole * oran, 100 + oran);
  return { matrah: whole - kdv, kdv };
}
