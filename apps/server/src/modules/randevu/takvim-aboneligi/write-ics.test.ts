import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, fold, writeIcs } from './write-ics.ts';

const etkinlik = { uid: 'randevu-1-2@defter', surum: 3, baslangic: '20261126T070000Z', bitis: '20261126T073000Z', degisme: '20261125T070000Z', ozet: 'A. Y. · Cilt bakımı', yer: 'Oda 1', kesinMi: true };
const unfold = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

it('writes an event as RFC 5545 has it', () => {
  expect(unfold(writeIcs('Elif · Lotus', [etkinlik]))).toEqual([
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Defter//Randevular//TR', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Elif · Lotus', 'X-PUBLISHED-TTL:PT15M',
    'BEGIN:VEVENT', 'UID:randevu-1-2@defter', 'SEQUENCE:3', 'DTSTAMP:20261125T070000Z', 'DTSTART:20261126T070000Z', 'DTEND:20261126T073000Z', 'SUMMARY:A. Y. · Cilt bakımı', 'LOCATION:Oda 1', 'STATUS:CONFIRMED', 'END:VEVENT',
    'END:VCALENDAR', '',
  ]);
});

it('escapes what has a meaning, and drops what could begin a line', () => {
  expect(escapeText('Ayşe, Fatma; a\\b\r\nEND:VEVENT\rX\u2028Y\u0000\u0007\u0085')).toBe('Ayşe\\, Fatma\\; a\\\\b\\nEND:VEVENT\\nX\\nY');
});

it('folds any text into lines of at most 75 octets that read the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const ics = writeIcs(text, [{ ...etkinlik, ozet: text, yer: text }]);
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfold(ics)).toHaveLength(19);
      expect(fold(escapeText(text)).replaceAll('\r\n ', '')).toBe(escapeText(text));
      expect(ics.match(/^BEGIN:VEVENT$/gm)).toHaveLength(1);
    }),
  );
});
