import fc from 'fast-check';
import { expect, it } from 'vitest';
import { icsOf } from './ics.ts';

const OLAY = { id: 7, tarih: '2026-11-26', baslangicSaat: '10:00', bitisSaat: '10:45', hizmetler: ['Cilt bakımı'], salon: 'Işıl; Güzellik, SPA', adres: 'Moda Cd. 12\nKadıköy' };
const NOW = new Date('2026-11-25T07:00:00Z');

it('has time, services and place', () => {
  const lines = icsOf(OLAY, NOW).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261125T070000Z',
      'DTSTART:20261126T070000Z',
      'DTEND:20261126T074500Z',
      String.raw`SUMMARY:Işıl\; Güzellik\, SPA: Cilt bakımı`,
      String.raw`LOCATION:Moda Cd. 12\nKadıköy`,
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

it('has no line that is too long, nor one injected by a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (salon) => {
      const lines = icsOf({ ...OLAY, salon: salon.toWellFormed() }, NOW).split('\r\n');
      expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(lines.filter((line) => !line.startsWith(' ')).map((line) => line.split(':')[0])).toEqual([
        'BEGIN',
        'VERSION',
        'PRODID',
        'BEGIN',
        'UID',
        'DTSTAMP',
        'DTSTART',
        'DTEND',
        'SUMMARY',
        'LOCATION',
        'END',
        'END',
        '',
      ]);
    }),
  );
});

it('ends at midnight if the salon says 24:00', () => {
  expect(icsOf({ ...OLAY, baslangicSaat: '23:00', bitisSaat: '24:00' }, NOW).split('\r\n')).toEqual(expect.arrayContaining(['DTSTART:20261126T200000Z', 'DTEND:20261126T210000Z']));
});
