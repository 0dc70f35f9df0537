import type { Kurus } from './para.ts';

/** The reason of a price other than that of the list. */
export const FIYAT_NEDENLERI = ['ozel', 'ikinci'] as const;
export type FiyatNedeni = (typeof FIYAT_NEDENLERI)[number];

type Fiyatlar = {
  /** The price of the list, and the second one; 0 without one. */
  fiyat: Kurus;
  fiyat2: Kurus;
  /** The price agreed with the customer, while it holds; null without one. */
  ozelFiyat: Kurus | null;
  /** Whether the customer's group buys at the second price. */
  ikinciMi: boolean;
};

/**
 * The price of a piece for a customer before discounts, and its reason (docs/adr/0172): the agreed one, then the second price if their group has it,
 * then the list.
 * @example decideFiyat({ fiyat: kurus(100), fiyat2: kurus(80), ozelFiyat: null, ikinciMi: true }) // { fiyat: 80, neden: 'ikinci' }
 */
export function decideFiyat({ fiyat, fiyat2, ozelFiyat, ikinciMi }: Fiyatlar): { fiyat: Kurus; neden: FiyatNedeni | null } {
  if (ozelFiyat !== null) return { fiyat: ozelFiyat, neden: 'ozel' };
  if (ikinciMi && fiyat2 > 0) return { fiyat: fiyat2, neden: 'ikinci' };
  return { fiyat, neden: null };
}
