import i18next from 'i18next';

// One formatter each: making one costs more than using it a hundred times.
const zaman = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Istanbul' });

/** A moment of the wire (ISO, UTC) as the clock in the business showed it: `24.11.2026 09:30`. */
export const formatZaman = (iso: string): string => zaman.format(new Date(iso));

/** `Salı`, in the language of the panel. */
export const formatGunAdi = (tarih: string): string =>
  new Intl.DateTimeFormat(i18next.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(tarih));
