import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kurus, sum } from './para.ts';
import { earnPuan, priceInPuan, sharePuan, subtractPuan, toPuan, toYuzdePuan, worthOfPuan } from './puan.ts';

const satir = (tutar: number, puanVerilmesin = false) => ({ tutar: kurus(tutar), puanVerilmesin });
const odeme = (tutar: number, katsayi: number) => ({ tutar: kurus(tutar), katsayi });
const yuzde = (hundredths: number) => toYuzdePuan(hundredths / 100);

describe('points of a sale', () => {
  it('are a percentage of the paid amount', () => {
    expect(earnPuan({ satirlar: [satir(1000_00)], odemeler: [odeme(1000_00, 1)], yuzde: 1 })).toBe(10_00);
    expect(earnPuan({ satirlar: [satir(1000_00)], odemeler: [odeme(400_00, 1)], yuzde: 2.5 })).toBe(10_00);
    expect(earnPuan({ satirlar: [satir(1000_00)], odemeler: [], yuzde: 1 })).toBe(0);
    expect(earnPuan({ satirlar: [], odemeler: [], yuzde: 1 })).toBe(0);
  });

  it('are not earned by a line without points, whatever the payments', () => {
    const odemeler = [odeme(1000_00, 1)];
    expect(earnPuan({ satirlar: [satir(600_00), satir(400_00, true)], odemeler, yuzde: 1 })).toBe(6_00);
    expect(earnPuan({ satirlar: [satir(1000_00, true)], odemeler, yuzde: 1 })).toBe(0);
  });

  it('follow the coefficient of the payment method', () => {
    const odemeler = [odeme(100_00, 2), odeme(100_00, 0), odeme(100_00, 0.5)];
    expect(earnPuan({ satirlar: [satir(300_00)], odemeler, yuzde: 1 })).toBe(2_50);
  });

  it('are rounded half up at the hundredth, even for the highest amounts', () => {
    expect(earnPuan({ satirlar: [satir(50)], odemeler: [odeme(50, 1)], yuzde: 1 })).toBe(1);
    expect(earnPuan({ satirlar: [satir(49)], odemeler: [odeme(49, 1)], yuzde: 1 })).toBe(0);
    const en = 999_999_999_00;
    expect(earnPuan({ satirlar: [satir(en)], odemeler: [odeme(en, 1)], yuzde: 1 })).toBe(9_999_999_99);
  });
});

describe('paying with points', () => {
  it('costs the worth of the amount, rounded up', () => {
    expect(priceInPuan(kurus(100_00), 1)).toBe(100_00);
    expect(priceInPuan(kurus(100_00), 0.25)).toBe(400_00);
    expect(priceInPuan(kurus(1_00), 3)).toBe(34);
    expect(priceInPuan(kurus(1), 0)).toBeUndefined();
  });

  it('costs the same part for a part of the amount, rounded up', () => {
    expect(sharePuan(yuzde(100_00), kurus(100_00), kurus(300_00))).toBe(33_34);
    expect(sharePuan(yuzde(100_00), kurus(150_00), kurus(300_00))).toBe(50_00);
    expect(sharePuan(yuzde(100_01), kurus(300_00), kurus(300_00))).toBe(100_01);
  });

  it('the worth of points can always be paid with them, and one kuruş more cannot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 100_000 }), (puan, katsayi) => {
        const deger = worthOfPuan(yuzde(puan), katsayi / 10_000);
        expect(priceInPuan(deger, katsayi / 10_000)!).toBeLessThanOrEqual(puan);
        expect(priceInPuan(sum([deger, kurus(1)]), katsayi / 10_000)!).toBeGreaterThan(puan);
      }),
    );
  });

  it('a debt of points is worth nothing', () => {
    expect(worthOfPuan(yuzde(-5_00), 1)).toBe(0);
  });
});

describe('points of the wire', () => {
  it('come back unchanged from hundredths, and are subtracted exactly', () => {
    fc.assert(fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredths) => toPuan(yuzde(hundredths)) === hundredths / 100));
    expect(subtractPuan(0.3, 0.1)).toBe(0.2);
    expect(() => toYuzdePuan(0.005)).toThrow(RangeError);
  });
});
