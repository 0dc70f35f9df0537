import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { addDays, daysBetween, formatTarih, isTarih, parseKisaTarih, parseTarih, startOfWeek, weekday, yas } from './tarih.ts';

const anyTarih = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-24', true],
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-24T10:00', false],
  ['', false],
])('isTarih(%s) is %s', (text, expected) => {
  expect(isTarih(text)).toBe(expected);
});

describe('counting days', () => {
  it('passes months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2026-11-24', '2026-11-21')).toBe(-3);
  });

  it('adds up', () => {
    fc.assert(
      fc.property(anyTarih, fc.integer({ min: -20_000, max: 20_000 }), (tarih, n) => {
        expect(daysBetween(tarih, addDays(tarih, n))).toBe(n);
      }),
    );
  });

  it('refuses text that is no date', () => {
    for (const count of [() => addDays('2026-02-30', 1), () => daysBetween('2026-01-01', ''), () => weekday('24.11.2026'), () => yas('1990-01-01', 'x')]) {
      expect(count).toThrow(RangeError);
    }
  });
});

describe('weeks', () => {
  it('begin on Monday', () => {
    expect(weekday('2026-11-23')).toBe(1);
    expect(weekday('2026-11-29')).toBe(7);
    expect(startOfWeek('2026-11-29')).toBe('2026-11-23');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
  });

  it('hold their days', () => {
    fc.assert(
      fc.property(anyTarih, (tarih) => {
        expect(weekday(startOfWeek(tarih))).toBe(1);
        expect(daysBetween(startOfWeek(tarih), tarih)).toBe(weekday(tarih) - 1);
      }),
    );
  });
});

test.each(vectors.yas)('born $dogum, on $bugun: $yas', ({ dogum, bugun, yas: expected }) => {
  expect(yas(dogum, bugun)).toBe(expected);
});

describe('for people', () => {
  test.each([
    ['24.11.2026', '2026-11-24'],
    ['5.3.1990', '1990-03-05'],
    [' 2026-11-24 ', '2026-11-24'],
    ['30.2.2026', undefined],
    ['24.11.26', undefined],
    ['', undefined],
  ])('parseTarih(%s) is %s', (text, expected) => {
    expect(parseTarih(text)).toBe(expected);
  });

  it('is read back as written', () => {
    fc.assert(fc.property(anyTarih, (tarih) => parseTarih(formatTarih(tarih)) === tarih));
  });

  it('is not written if it is no date', () => {
    expect(() => formatTarih('2026-11-31')).toThrow(RangeError);
  });
});

test.each([
  ['1/2/2027', '2027-02-01'],
  ['1-2-2027', '2027-02-01'],
  ['1 2 2027', '2027-02-01'],
  ['1,2,2027', '2027-02-01'],
  ['01022027', '2027-02-01'],
  ['1.2.27', undefined],
  ['31.11.2026', undefined],
])('a day typed as "%s" is %s', (text, expected) => {
  expect(parseTarih(text)).toBe(expected);
});

test.each([
  ['1.2.27', 2046, '2027-02-01'],
  ['01/02/27', 2046, '2027-02-01'],
  ['010227', 2046, '2027-02-01'],
  ['1.2.46', 2046, '2046-02-01'],
  ['1.2.47', 2046, '1947-02-01'],
  ['5.3.90', 2026, '1990-03-05'],
  ['5.3.27', 2026, '1927-03-05'],
  ['29.02.27', 2046, undefined],
  ['1.2.2027', 2046, undefined],
  ['1.2', 2046, undefined],
  // Half of 2026 or 1990.
  ['1.2.20', 2026, undefined],
  ['010219', 2026, undefined],
])('a day typed as "%s" with the year in two digits, until %i, is %s', (text, sonYil, expected) => {
  expect(parseKisaTarih(text, sonYil)).toBe(expected);
});
