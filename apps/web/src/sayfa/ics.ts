import type { SayfaRandevusu } from '@defter/contract/sayfa.ts';

type Olay = Pick<SayfaRandevusu, 'id' | 'tarih' | 'baslangicSaat' | 'bitisSaat' | 'hizmetler'> & { salon: string; adres: string | null };

/** Text of a calendar file: signs that end a value are escaped, and line breaks are removed (RFC 5545, 3.3.11). */
const text = (value: string) => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Splits a line after 75 bytes; each further line begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/** Istanbul has kept to UTC+3 all year since 2016: `2026-11-26` and `10:00` are `20261126T070000Z`. The end of a day, 24:00, is 00:00 of the next. */
const an = (tarih: string, saat: string) => `${new Date(`${tarih}T${saat}:00+03:00`).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** An appointment as a file for the phone's calendar. */
export function icsOf({ id, tarih, baslangicSaat, bitisSaat, hizmetler, salon, adres }: Olay, simdi: Date): string {
  const [gun, saat] = [simdi.toISOString().slice(0, 10), simdi.toISOString().slice(11, 19)];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Defter//Randevu//TR',
    'BEGIN:VEVENT',
    `UID:randevu-${id}@${location.host}`,
    `DTSTAMP:${gun.replaceAll('-', '')}T${saat.replaceAll(':', '')}Z`,
    `DTSTART:${an(tarih, baslangicSaat)}`,
    `DTEND:${an(tarih, bitisSaat)}`,
    `SUMMARY:${text([salon, hizmetler.join(', ')].filter(Boolean).join(': '))}`,
    ...(adres ? [`LOCATION:${text(adres)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Makes the browser save or open the file. */
export function saveIcs(ics: string): void {
  const url = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: 'randevu.ics' }).click();
  // The browser has taken the file before this runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
