import { type Kurus, kurus, multiply, sum } from './para.ts';

/** Notes and coins of the Turkish lira in kuruş, the largest first. */
export const PARA_BIRIMLERI: readonly Kurus[] = [200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 1_00, 50, 25, 10, 5].map(kurus);

/** The largest coin; higher units are paper. */
export const EN_BUYUK_MADENI: Kurus = kurus(1_00);

export type Adet = { birim: Kurus; adet: number };

/** The sum of notes and coins, in kuruş. */
export const sayimToplami = (adetler: readonly Adet[]): Kurus => sum(adetler.map(({ birim, adet }) => multiply(birim, adet, 1)));
