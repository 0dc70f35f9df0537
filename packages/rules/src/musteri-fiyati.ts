import type { Kurus } from './para.ts';

/** Why something costs what it does, beside the price of the list. */
export const FIYAT_NEDENLERI = ['ozel', 'ikinci'] as const;
export type FiyatNedeni = (typeof FIYAT_NEDENLERI)[number];

type Fiyatlar = {
  /** The price of the list, and the second one; 0 where there is none. */
  fiyat: Kurus;
  fiyat2: Kurus;
  /** What was agreed with the customer and still holds; null for nothing. */
  ozelFiyat: Kurus | null;
  /** Whether the customer's group buys at the second price. */
  ikinciMi: boolean;
};

/**
 * What a customer pays for a piece before discounts, and why (docs/adr/0172): what was agreed with them, then the second price where
 * their group has it, then the list.
 * @example decideFiyat({ fiyat: kurus(100), fiyat2: kurus(80), ozelFiyat: null, ikinciMi: true }) // { fiyat: 80, neden: 'ikinci' }
 */
export function decideFiyat({ fiyat, fiyat2, ozelFiyat, ikinciMi }: Fiyatlar): { fiyat: Kurus; neden: FiyatNedeni | null } {
  if (ozelFiyat !== null) return { fiyat: ozelFiyat, neden: 'ozel' };
  if (ikinciMi && fiyat2 > 0) return { fiyat: fiyat2, neden: 'ikinci' };
  return { fiyat, neden: null };
}
