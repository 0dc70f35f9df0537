import { addDays } from '@defter/rules/tarih.ts';
import { formatGunAdi, formatGunKisa, formatHerGun } from './format.ts';

/** The weekdays as the wire numbers them: 1 is Monday. */
export const HAFTA_GUNLERI = [1, 2, 3, 4, 5, 6, 7] as const;

/** Any Monday, to name the weekdays from. */
const PAZARTESI = '2026-11-23';
const dayOf = (gun: number) => addDays(PAZARTESI, gun - 1);

/** `Salı`. */
export const haftaGunu = (gun: number): string => formatGunAdi(dayOf(gun));

/** `Sal`, for a narrow place. */
export const haftaGunuKisa = (gun: number): string => formatGunKisa(dayOf(gun));

/** `salı`, within a sentence. */
export const herHaftaGunu = (gun: number): string => formatHerGun(dayOf(gun));
