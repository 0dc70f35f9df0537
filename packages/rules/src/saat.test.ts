import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSaat, overlaps, slots, snap, toDakika, toSaat } from './saat.ts';

const minute = fc.integer({ min: 0, max: 1440 });

describe('times', () => {
  test.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %s', (saat, dakika) => {
    expect(isSaat(saat)).toBe(true);
    expect(toDakika(saat)).toBe(dakika);
    expect(toSaat(dakika)).toBe(saat);
  });

  test.each(['', '9:00', '24:01', '12:60', '12:00:00', 'saat'])('"%s" is no time', (saat) => {
    expect(isSaat(saat)).toBe(false);
    expect(() => toDakika(saat)).toThrow(RangeError);
  });

  test.each([-1, 1441, 0.5, Number.NaN])('%s is no minute of the day', (dakika) => {
    expect(() => toSaat(dakika)).toThrow(RangeError);
  });

  it('come back as they went', () => {
    fc.assert(fc.property(minute, (dakika) => toDakika(toSaat(dakika)) === dakika));
  });
});

test('snap goes to the nearest period', () => {
  expect([547, 548, 552, 553].map((dakika) => snap(dakika, 15))).toEqual([540, 555, 555, 555]);
  expect(() => snap(10, 0)).toThrow(RangeError);
});

describe('overlaps', () => {
  const range = fc.tuple(minute, minute).map(([baslangic, bitis]) => ({ baslangic, bitis }));

  it('does not count the end', () => {
    expect(overlaps({ baslangic: 540, bitis: 600 }, { baslangic: 600, bitis: 660 })).toBe(false);
    expect(overlaps({ baslangic: 540, bitis: 601 }, { baslangic: 600, bitis: 660 })).toBe(true);
  });

  it('is symmetric, and means a shared minute', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const minutes = new Set(Array.from({ length: Math.max(0, a.bitis - a.baslangic) }, (_, i) => a.baslangic + i));
        const shared = [...minutes].some((at) => at >= b.baslangic && at < b.bitis);
        expect(overlaps(a, b)).toBe(shared);
        expect(overlaps(b, a)).toBe(shared);
      }),
    );
  });
});

test('slots begin every period, the last perhaps cut short', () => {
  expect(slots({ baslangic: 540, bitis: 600, periyot: 15 })).toEqual([540, 555, 570, 585]);
  expect(slots({ baslangic: 540, bitis: 580, periyot: 30 })).toEqual([540, 570]);
  expect(slots({ baslangic: 600, bitis: 540, periyot: 15 })).toEqual([]);
  expect(() => slots({ baslangic: 0, bitis: 60, periyot: 0 })).toThrow(RangeError);
});
