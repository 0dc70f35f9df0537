import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { isTcKimlikNo, isVergiNo } from './kimlik-no.ts';

const checks = [
  ['isTcKimlikNo', isTcKimlikNo, vectors.tckn],
  ['isVergiNo', isVergiNo, vectors.vkn],
] as const;

describe.each(checks)('%s', (_, check, { gecerli, gecersiz }) => {
  test.each(gecerli)('takes %s', (no) => expect(check(no)).toBe(true));
  test.each(gecersiz)('refuses "%s"', (no) => expect(check(no)).toBe(false));

  it('notices one mistyped digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gecerli), fc.nat(), fc.integer({ min: 1, max: 9 }), (no, at, step) => {
        const index = at % no.length;
        const digit = (Number(no[index]) + step) % 10;
        const mistyped = no.slice(0, index) + digit + no.slice(index + 1);
        expect(check(mistyped)).toBe(false);
      }),
    );
  });
});

test('the placeholder of e-Arşiv invoices belongs to nobody', () => {
  expect(isTcKimlikNo('11111111111')).toBe(false);
});
