import type { ConstraintMessages } from '../../platform/errors/from-database.ts';

/** What the constraints about places mean: the time is taken. */
export const CAKISMALAR = {
  randevu_cakismasi: ['ayniSaatteRandevu', 'baslangicSaat'],
  randevu_yer_randevu: ['ayniSaatteRandevu', 'baslangicSaat'],
  randevu_tutulan: ['saatTutuluyor', 'baslangicSaat'],
} as const satisfies ConstraintMessages;
