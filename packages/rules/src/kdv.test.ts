import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { KDV_ORANLARI, splitKdv } from './kdv.ts';

test.each(vectors.kdv)('$brutKurus kuruş at $oran %', ({ brutKurus, oran, matrah, kdv }) => {
  expect(splitKdv(brutKurus, oran)).toEqual({ matrah, kdv });
});

it('parts sum to the whole, and a return mirrors its sale', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(...KDV_ORANLARI, 8, 18), (brut, oran) => {
      const { matrah, kdv } = splitKdv(brut, oran);
      expect(matrah + kdv).toBe(brut);
      expect(kdv).toBeGreaterThanOrEqual(0);
      expect(splitKdv(-brut, oran)).toEqual({ matrah: matrah === 0 ? 0 : -matrah, kdv: kdv === 0 ? 0 : -kdv });
    }),
  );
});

test.each([-1, 101, 0.5, Number.NaN])('refuses the rate %s', (oran) => {
  expect(() => splitKdv(100, oran)).toThrow(RangeError);
});
