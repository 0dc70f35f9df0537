import type { Tatil } from '@defter/rules/izin.ts';
import takvim from '../../../data/holidays-tr-2026-2028.json' with { type: 'json' };

/** Public holidays of a range of days. Those after the data's last year are not known yet. */
export function listTatiller(ilk: string, son: string): Tatil[] {
  return takvim.tatiller
    .filter(({ tarih }) => tarih >= ilk && tarih <= son)
    .map(({ tarih, ad, saat }) => ({ tarih, ad, ...(saat !== undefined && { saat }) }));
}
