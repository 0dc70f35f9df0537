import type { Duties } from '../../platform/duties.ts';

/** Each entry is written by the platform with the act that it tells of; here they are read. */
export const kayitGunluguDuties: Duties = { name: 'kayit-gunlugu', tables: ['kayit_gunlugu'] };
