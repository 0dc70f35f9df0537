const CRLF = '\r\n';
/** The most octets of a line (RFC 5545, 3.1). */
const WIDTH = 75;

export type Etkinlik = {
  uid: string;
  surum: number;
  /** `20261126T070000Z`. */
  baslangic: string;
  bitis: string;
  degisme: string;
  ozet: string;
  yer: string;
  kesinMi: boolean;
};

/** A calendar as a file (RFC 5545). */
export function writeIcs(ad: string, etkinlikler: readonly Etkinlik[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Defter//Randevular//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(ad)}`,
    'X-PUBLISHED-TTL:PT15M',
    ...etkinlikler.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

const linesOf = ({ uid, surum, baslangic, bitis, degisme, ozet, yer, kesinMi }: Etkinlik): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${surum}`,
  `DTSTAMP:${degisme}`,
  `DTSTART:${baslangic}`,
  `DTEND:${bitis}`,
  `SUMMARY:${escapeText(ozet)}`,
  `LOCATION:${escapeText(yer)}`,
  `STATUS:${kesinMi ? 'CONFIRMED' : 'TENTATIVE'}`,
  'END:VEVENT',
];

/** Text as a value (3.3.11). Other control characters mean nothing in a calendar and could begin a line of their own. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Breaks a line into ones of at most 75 octets, never inside a character. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    // A line that goes on begins with a space, which counts.
    if (Buffer.byteLength(part + sign) > WIDTH - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join(`${CRLF} `);
}
