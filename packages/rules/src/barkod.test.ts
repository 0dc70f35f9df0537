import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cizgilerOf, eanKontrol, isEan13 } from './barkod.ts';

const widthOf = (cizgiler: readonly number[] | undefined) => cizgiler?.reduce((toplam, en) => toplam + en, 0);
const bitsOf = (cizgiler: readonly number[]) => cizgiler.map((en, i) => (i % 2 === 0 ? '1' : '0').repeat(en)).join('');

test('an EAN-13 has its check digit, its 95 modules and its guards', () => {
  expect(eanKontrol('400638133393')).toBe(1);
  expect([isEan13('4006381333931'), isEan13('4006381333932'), isEan13('400638133393')]).toEqual([true, false, false]);
  // The number of the standard's own example, bar by bar.
  expect(bitsOf(cizgilerOf('4006381333931')!)).toBe(
    ['101', '0001101', '0100111', '0101111', '0111101', '0001001', '0110011', '01010', '1000010', '1000010', '1000010', '1110100', '1000010', '1100110', '101'].join(''),
  );
});

test('other codes are Code 128, with start, check and end', () => {
  // "PJJ123C" is the example of every description: its check sign has the value 54 in set A, so 55 in set B.
  const bits = bitsOf(cizgilerOf('PJJ123C')!);
  expect(bits).toMatch(/^11010010000/);
  expect(bits).toMatch(/1100011101011$/);
  expect(bits.slice(-24, -13)).toBe('11101000110');
  expect(cizgilerOf('ÜRÜN')).toBeUndefined();
  expect(cizgilerOf('')).toBeUndefined();
});

test('for any text the bars are whole signs', () => {
  fc.assert(fc.property(fc.stringMatching(/^[\x20-\x7e]{1,40}$/), (kod) => widthOf(cizgilerOf(kod)) === (isEan13(kod) ? 95 : 11 * (kod.length + 2) + 13)));
});
