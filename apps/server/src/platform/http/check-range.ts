import { daysBetween } from '@defter/rules/tarih.ts';
import { refusalAt } from '../errors/app-error.ts';

const MAX_DAYS = 31;

/** What the first and the last day of a range are called in a query. */
const RANGES = [['baslangicTarihi', 'bitisTarihi'], ['baslangic', 'bitis']] as const;

/** Refuses a query whose days end before they begin (spec 2§5): an empty list would say that there was nothing. */
export function checkOrder(query: Partial<Record<(typeof RANGES)[number][number], unknown>>): void {
  for (const [ilk, son] of RANGES) {
    const [first, last] = [query[ilk], query[son]];
    if (typeof first === 'string' && typeof last === 'string' && last < first) throw refusalAt(son, 'bitisOnce');
  }
}

/**
 * Refuses a range that ends before it begins or has more than 31 days (spec 2§5), by bitisOnce and tarihAraligi31.
 * @param alan the field of its last day
 */
export function checkRange({ ilk, son }: { ilk: string; son: string }, alan = 'bitisTarihi'): void {
  const days = daysBetween(ilk, son) + 1;
  if (days < 1) throw refusalAt(alan, 'bitisOnce');
  if (days > MAX_DAYS) throw refusalAt(alan, 'tarihAraligi31');
}
