import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARA_BIRIMLERI, sayimToplami } from './gun-sonu.ts';
import { kurus } from './para.ts';

test('notes and coins add up', () => {
  expect(sayimToplami([])).toBe(0);
  expect(sayimToplami([{ birim: kurus(200_00), adet: 3 }, { birim: kurus(25), adet: 3 }])).toBe(600_75);
});

test('every amount of five kuruş can be counted out, from the largest note down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (n) => {
      let left = n * 5;
      const adetler = PARA_BIRIMLERI.map((birim) => {
        const adet = Math.floor(left / birim);
        left -= adet * birim;
        return { birim, adet };
      });
      expect(sayimToplami(adetler)).toBe(n * 5);
    }),
  );
});
