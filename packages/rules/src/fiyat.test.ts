import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeFiyat, EN_YUKSEK_YUZDE, marjOf, roundFiyat, YUVARLAMALAR, type Yuvarlama } from './fiyat.ts';
import { kurus, sum } from './para.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(kurus);
const yuvarlama = fc.constantFrom(...YUVARLAMALAR);

describe('rounding', () => {
  test.each<[number, Yuvarlama, number]>([
    [123_45, 'yok', 123_45],
    [123_49, '1', 123_00],
    [123_50, '1', 124_00],
    [122_49, '5', 120_00],
    [122_50, '5', 125_00],
    [124_99, '10', 120_00],
    [125_00, '10', 130_00],
    [123_39, '90', 122_90],
    [123_40, '90', 123_90],
    [124_00, '90', 123_90],
    [10, '90', 90],
    [1, '10', 10_00],
    [0, '90', 0],
  ])('%i kuruş to %s is %i', (from, rule, to) => {
    expect(roundFiyat(kurus(from), rule)).toBe(to);
  });

  it('gives a price of the rule, at most half a step away, and leaves such a price unchanged', () => {
    const steps: Record<Yuvarlama, number> = { yok: 1, '1': 100, '5': 500, '10': 1000, '90': 100 };
    fc.assert(
      fc.property(amounts, yuvarlama, (fiyat, rule) => {
        const rounded = roundFiyat(fiyat, rule);
        expect(rounded % steps[rule]).toBe(rule === '90' && fiyat > 0 ? 90 : 0);
        if (fiyat >= steps[rule]) expect(Math.abs(rounded - fiyat) * 2).toBeLessThanOrEqual(steps[rule]);
        expect(roundFiyat(rounded, rule)).toBe(rounded);
        expect(rounded === 0).toBe(fiyat === 0);
      }),
    );
  });
});

describe('a change of prices', () => {
  test.each([
    [100_00, 'yuzde', 12.5, 'yok', 112_50],
    [999_99, 'yuzde', 10, 'yok', 1099_99],
    [100_00, 'yuzde', -10, 'yok', 90_00],
    [1234_00, 'yuzde', 15, '10', 1420_00],
    [1234_00, 'yuzde', 15, '90', 1418_90],
    [500_00, 'tutar', 25_00, 'yok', 525_00],
    [500_00, 'tutar', -27_00, '5', 475_00],
    [0, 'yuzde', 50, '90', 0],
    [0, 'tutar', 50_00, 'yok', 0],
    [20_00, 'tutar', -20_00, 'yok', undefined],
    [20_00, 'yuzde', -100, '90', undefined],
  ] as const)('of %i kuruş by %s %d, rounded %s, makes %s', (fiyat, tip, deger, rule, yeni) => {
    expect(changeFiyat(kurus(fiyat), tip === 'tutar' ? { tip, deger: kurus(deger), yuvarlama: rule } : { tip, deger, yuvarlama: rule })).toBe(yeni);
  });

  it('never lowers a price by raising, keeps the order of prices, and a flat amount without rounding is undone by its opposite', () => {
    fc.assert(
      fc.property(amounts, amounts, yuvarlama, fc.integer({ min: 0, max: 300 }), (a, b, rule, deger) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        const raise = { tip: 'yuzde' as const, deger, yuvarlama: rule };
        expect(changeFiyat(high, raise)!).toBeGreaterThanOrEqual(changeFiyat(low, raise)!);
        expect(changeFiyat(high, { ...raise, yuvarlama: 'yok' })!).toBeGreaterThanOrEqual(high);
        const tutar = { tip: 'tutar' as const, yuvarlama: 'yok' as const };
        const raised = changeFiyat(high, { ...tutar, deger: kurus(1000) })!;
        if (high > 0) expect(changeFiyat(raised, { ...tutar, deger: kurus(-1000) })).toBe(high);
      }),
    );
  });
});

it('the highest price can be raised by the highest percentage', () => {
  const most = { tip: 'yuzde' as const, deger: EN_YUKSEK_YUZDE, yuvarlama: '90' as const };
  expect(changeFiyat(kurus(999_999_999_00), most)).toBe(5_999_999_993_90);
});

describe('the margin', () => {
  test.each([
    [120_00, 40_00, 20, 60],
    [120_00, 100_00, 20, 0],
    [120_00, 150_00, 20, -50],
    [110_00, 33_30, 10, 66.7],
    [120_00, 0, 20, undefined],
    [0, 10_00, 20, undefined],
  ])('of %i kuruş that cost %i with %i % KDV is %s', (fiyat, maliyet, kdv, marj) => {
    expect(marjOf(kurus(fiyat), kurus(maliyet), kdv)).toBe(marj);
  });

  it('grows with the price and never passes a hundred', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }).map(kurus), fc.integer({ min: 1, max: 1_000_000 }).map(kurus), fc.constantFrom(0, 1, 10, 20), (fiyat, maliyet, kdv) => {
        const marj = marjOf(fiyat, maliyet, kdv)!;
        expect(marj).toBeLessThanOrEqual(100);
        expect(marjOf(sum([fiyat, kurus(500)]), maliyet, kdv)!).toBeGreaterThanOrEqual(marj);
      }),
    );
  });
});
