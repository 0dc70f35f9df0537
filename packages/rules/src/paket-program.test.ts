import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kurus, sum } from './para.ts';
import { priceIcerik, priceIcerikler, spreadProgram, spreadSeanslar, unitOf, withoutYuzde } from './paket-program.ts';

const tutar = fc.integer({ min: 0, max: 1_000_000_00 }).map(kurus);

it('prices a row and the package that holds it', () => {
  const lazer = { miktar: 8, birimFiyat: kurus(600_00), iskonto: 0, varsayilan: true };
  const krem = { miktar: 1, birimFiyat: kurus(250_00), iskonto: 10, varsayilan: true };
  expect(priceIcerik(krem)).toBe(225_00);
  expect(priceIcerikler([lazer, krem, { ...krem, varsayilan: false }])).toBe(5025_00);
  // An optional row has its own price, whatever the package is sold at.
  expect(spreadProgram(kurus(2512_50), [lazer, krem, { ...krem, varsayilan: false }])).toEqual([2400_00, 112_50, 225_00]);
  expect(withoutYuzde(kurus(5025_00), 12.5)).toBe(4396_88);
  expect(withoutYuzde(kurus(1_00), 64.1)).toBe(36);
});

it('spreads a price over sessions to the kuruş, none more than a kuruş from another', () => {
  expect(spreadSeanslar(kurus(100), 3)).toEqual([34, 33, 33]);
  fc.assert(
    fc.property(tutar, fc.integer({ min: 1, max: 999 }), (toplam, seans) => {
      const degerler = spreadSeanslar(toplam, seans);
      expect(degerler).toHaveLength(seans);
      expect(sum(degerler)).toBe(toplam);
      expect(Math.max(...degerler) - Math.min(...degerler)).toBeLessThanOrEqual(1);
      expect(degerler).toEqual(degerler.toSorted((a, b) => b - a));
    }),
  );
});

it('finds a price for each session that is never below the whole, and the kuruş that come off', () => {
  expect(unitOf(kurus(100), 3)).toEqual({ birimFiyat: 34, iskonto: 2 });
  fc.assert(
    fc.property(tutar, fc.integer({ min: 1, max: 999 }), (toplam, adet) => {
      const { birimFiyat, iskonto } = unitOf(toplam, adet);
      expect(birimFiyat * adet - iskonto).toBe(toplam);
      expect(iskonto >= 0 && iskonto < adet).toBe(true);
    }),
  );
});

it('never gives a discount of more than the amount, and nothing is left at a hundred percent', () => {
  fc.assert(
    fc.property(tutar, fc.integer({ min: 0, max: 100_00 }), (toplam, yuzde) => {
      const net = withoutYuzde(toplam, yuzde / 100);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(net).toBeLessThanOrEqual(toplam);
    }),
  );
  expect(withoutYuzde(kurus(99_99), 100)).toBe(0);
});
