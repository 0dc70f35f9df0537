import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { changedOranlar, isKdvOrani, kdvOn, kdvOranlariOn, splitKdv } from './kdv.ts';
import { kurus, negate } from './para.ts';

const ORANLAR = [0, 1, 8, 10, 18, 20];

test.each(vectors.kdv)('$brutKurus kuruş at $oran %', ({ brutKurus, oran, matrah, kdv }) => {
  expect(splitKdv(kurus(brutKurus), oran)).toEqual({ matrah, kdv });
});

it('parts sum to the whole, and a return mirrors its sale', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }).map(kurus), fc.constantFrom(...ORANLAR), (brut, oran) => {
      const { matrah, kdv } = splitKdv(brut, oran);
      expect(matrah + kdv).toBe(brut);
      expect(kdv).toBeGreaterThanOrEqual(0);
      expect(splitKdv(negate(brut), oran)).toEqual({ matrah: negate(matrah), kdv: negate(kdv) });
    }),
  );
});

test.each([-1, 101, 0.5, Number.NaN])('refuses the rate %s', (oran) => {
  expect(() => splitKdv(kurus(100), oran)).toThrow(RangeError);
});

it('knows the rates of a day', () => {
  expect(kdvOranlariOn('2026-11-25')).toEqual([0, 1, 10, 20]);
  expect(kdvOranlariOn('2023-07-10')).toEqual([0, 1, 10, 20]);
  expect(kdvOranlariOn('2023-07-09')).toEqual([0, 1, 8, 18]);
  expect(kdvOranlariOn('1980-01-01')).toEqual([0, 1, 8, 18]);
  expect(changedOranlar('2026-11-25')).toEqual({ 8: 10, 18: 20 });
  expect(changedOranlar('2023-07-09')).toEqual({ 10: 8, 20: 18 });
});

it('a rate becomes one that is valid on the day, and does so only once', () => {
  const gunler = fc.date({ min: new Date('1985-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...ORANLAR), gunler, (oran, gun) => {
      const standing = kdvOn(oran, gun);
      expect(kdvOranlariOn(gun)).toContain(standing);
      expect(kdvOn(standing, gun)).toBe(standing);
    }),
  );
});

it('a rate that the law never had stays unchanged and is known as such', () => {
  expect(kdvOn(7, '2026-11-25')).toBe(7);
  expect([7, 8, 18, 20].map(isKdvOrani)).toEqual([false, true, true, true]);
});
