import { addDays } from '@defter/rules/tarih.ts';
import { formatGunAdi, formatHerGun } from '../../../ui/format.ts';

/** Any Monday, to name the days of the week. */
const PAZARTESI = '2026-01-05';

/** The name of a weekday, 1 is Monday. */
export const gunAdi = (gun: number): string => formatGunAdi(addDays(PAZARTESI, gun - 1));

/** The same within a sentence: `her pazartesi`. */
export const herGunAdi = (gun: number): string => formatHerGun(addDays(PAZARTESI, gun - 1));
