import { addDays, addMonths, startOfMonth, startOfWeek, type Tarih, weekday } from './tarih.ts';

/** The intervals of a cost. */
export const GIDER_PERIYOTLARI = ['ay', 'hafta'] as const;
export type Duzen = { periyot: (typeof GIDER_PERIYOTLARI)[number]; /** The day of the month, or the weekday from 1. */ gun: number; baslangic: Tarih; bitis: Tarih | null };

/**
 * The days on which a cost is due, from one day to another. The 31st of a shorter month is its last day.
 * @example vadelerOf({ periyot: 'ay', gun: 31, baslangic: '2026-01-01', bitis: null }, { bas: '2026-02-01', son: '2026-03-31' }) // ['2026-02-28', '2026-03-31']
 */
export function vadelerOf({ periyot, gun, baslangic, bitis }: Duzen, { bas, son }: { bas: Tarih; son: Tarih }): Tarih[] {
  const ilk = bas > baslangic ? bas : baslangic;
  const last = bitis !== null && bitis < son ? bitis : son;
  const vadeler: Tarih[] = [];
  const day = (n: number) => (periyot === 'ay' ? addMonths(ilk, n, gun) : addDays(ilk, ((gun - weekday(ilk) + 7) % 7) + n * 7));
  for (let n = 0, vade = day(0); vade <= last; vade = day((n += 1))) if (vade >= ilk) vadeler.push(vade);
  return vadeler;
}

/**
 * The due days that are still open. A cost is due once a month or week, so a settled month or week stays settled when the cost moves to another day.
 * @param bitenler the due days that were booked or left out, by the day that the cost had then
 */
export function bekleyenVadeler(duzen: Duzen, aralik: { bas: Tarih; son: Tarih }, bitenler: readonly Tarih[]): Tarih[] {
  const donemOf = duzen.periyot === 'ay' ? startOfMonth : startOfWeek;
  const bitenDonemler = new Set(bitenler.map(donemOf));
  return vadelerOf(duzen, aralik).filter((vade) => !bitenDonemler.has(donemOf(vade)));
}
