import type { Duties } from '../../platform/duties.ts';

/** The platform writes each entry together with its act; this module reads them. */
export const kayitGunluguDuties: Duties = { name: 'kayit-gunlugu', tables: ['kayit_gunlugu'] };
