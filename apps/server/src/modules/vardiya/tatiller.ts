import type { Tatil } from '@defter/rules/izin.ts';
import takvim from '../../../data/holidays-tr-2026-2028.json' with { type: 'json' };

/** The public holidays of a range of days. After the last year of the data there are none. */
export function listTatiller(ilk: string, son: string): Tatil[] {
  return takvim.tatiller
    .filter(({ tarih }) => tarih >= ilk && tarih <= son)
    .map(({ tarih, ad, saat }) => ({ tarih, ad, ...(saat !== undefined && { saat }) }));
}
