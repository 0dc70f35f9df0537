import type { Dil } from './texts.ts';

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(dil: Dil, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = dil + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[dil], { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

const format = (dil: Dil, tarih: string, options: Intl.DateTimeFormatOptions): string => formatterOf(dil, options).format(new Date(tarih));

/** `26 Kasım Perşembe` */
export const formatGun = (dil: Dil, tarih: string): string => format(dil, tarih, { weekday: 'long', day: 'numeric', month: 'long' });
/** `Per` */
export const formatGunKisa = (dil: Dil, tarih: string): string => format(dil, tarih, { weekday: 'short' });
/** `Kasım 2026`, or `Kasım – Aralık 2026` where the days reach into the next month. */
export const formatAylar = (dil: Dil, ilk: string, son: string): string => formatterOf(dil, { month: 'long', year: 'numeric' }).formatRange(new Date(ilk), new Date(son));
