import type { Dil } from './texts.ts';

const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();
function format(dil: Dil, tarih: string, options: Intl.DateTimeFormatOptions): string {
  const key = dil + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[dil], { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(tarih));
}

/** `26 Kasım Perşembe` */
export const formatGun = (dil: Dil, tarih: string): string => format(dil, tarih, { weekday: 'long', day: 'numeric', month: 'long' });
/** `Per` */
export const formatGunKisa = (dil: Dil, tarih: string): string => format(dil, tarih, { weekday: 'short' });
/** `Kasım 2026` */
export const formatAy = (dil: Dil, tarih: string): string => format(dil, tarih, { month: 'long', year: 'numeric' });
