import { daysBetween, formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import i18next from 'i18next';

// Formatters are kept: making one costs more than using it a hundred times.
const ISTANBUL = { timeZone: 'Europe/Istanbul', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const gun = new Intl.DateTimeFormat('tr-TR', ISTANBUL);
const zaman = new Intl.DateTimeFormat('tr-TR', { ...ISTANBUL, hour: '2-digit', minute: '2-digit' });
/** `2026-11-24 09:30`, in parts to compute with. */
const dayAndTime = new Intl.DateTimeFormat('sv-SE', { ...ISTANBUL, hour: '2-digit', minute: '2-digit' });
const isTurkce = (): boolean => i18next.language === 'tr';
/** Days and months have their names, and their order, in the language of the panel. */
const yerel = (): string => (isTurkce() ? 'tr-TR' : 'en-GB');
const sayi = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 6 });

/** A quantity as people write it: `2`, `0,002`, `1.250`. */
export const formatMiktar = (miktar: number): string => sayi.format(miktar);

/** A percentage: `%12,5` in Turkish, `12,5%` in English. */
export const formatYuzde = (yuzde: number): string => (isTurkce() ? `${yuzde < 0 ? '-' : ''}%${formatMiktar(Math.abs(yuzde))}` : `${formatMiktar(yuzde)}%`);

/** A moment of the wire (ISO, UTC) in the time of the business: `24.11.2026 09:30`. */
export const formatZaman = (iso: string): string => zaman.format(new Date(iso));

/** The day of a moment of the wire: `24.11.2026`. */
export const formatGun = (iso: string): string => gun.format(new Date(iso));

/** Formats days, or times that have no zone, in the language of the panel. One formatter is kept for each language. */
function dayFormat(options: Intl.DateTimeFormatOptions): (zaman: string) => string {
  const kept: Record<string, Intl.DateTimeFormat> = {};
  return (zaman) => (kept[yerel()] ??= new Intl.DateTimeFormat(yerel(), { ...options, timeZone: 'UTC' })).format(new Date(zaman.slice(0, 10)));
}

/** `Salı`, in the language of the panel. */
export const formatGunAdi = dayFormat({ weekday: 'long' });

/** `27 Kasım Cuma`, `Friday 27 November`. */
export const formatBugun = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The same in short: `27 Kas Cum`, `Fri 27 Nov`. */
export const formatBugunKisa = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** `salı`, within a sentence: Turkish writes a weekday small if it is not the name of a certain day. */
export function formatHerGun(tarih: string): string {
  const adi = formatGunAdi(tarih);
  return isTurkce() ? adi.toLocaleLowerCase('tr') : adi;
}

/** `Sal`, for a narrow column. */
export const formatGunKisa = dayFormat({ weekday: 'short' });

/** A time of the wire without a zone, such as an appointment's: `24.11.2026 09:30`. */
export const formatYerel = (zamani: string): string => `${formatTarih(zamani.slice(0, 10))} ${zamani.slice(11, 16)}`;

/** The month of a day or time that has no zone: `Kasım 2026`, in the language of the panel. */
export const formatAy = dayFormat({ month: 'long', year: 'numeric' });

const ayAdi = dayFormat({ month: 'long' });
/** The name of a month by its number: 3 is `Mart`, `March`. */
export const formatAyAdi = (ay: number): string => ayAdi(`2026-${String(ay).padStart(2, '0')}-01`);

/** A moment of the wire in words while it is near: `dün 03:00`; later with its date. */
export function formatSonZaman(iso: string, bugun: Tarih): string {
  const [tarih, saat] = dayAndTime.format(new Date(iso)).split(' ') as [Tarih, string];
  return `${Math.abs(daysBetween(bugun, tarih)) > 1 ? formatTarih(tarih) : formatUzaklik(tarih, bugun)} ${saat}`;
}

const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

/** The distance of a day from another one: `3 gün önce`, `dün`, `2 ay sonra`. */
export function formatUzaklik(tarih: Tarih, bugun: Tarih): string {
  const relative = new Intl.RelativeTimeFormat(yerel(), { numeric: 'auto' });
  const days = daysBetween(bugun, tarih);
  if (Math.abs(days) < 2 * DAYS_OF_MONTH) return relative.format(days, 'day');
  if (Math.abs(days) < DAYS_OF_YEAR) return relative.format(Math.trunc(days / DAYS_OF_MONTH), 'month');
  return relative.format(Math.trunc(days / DAYS_OF_YEAR), 'year');
}
