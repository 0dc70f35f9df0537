import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { distribute, divideHalfUp, formatTL, highest, kurus, type Kurus, multiply, negate, parseTutar, scaled, subtract, sum, toKurus, toLira, ZERO } from './para.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(kurus);

describe('toKurus', () => {
  test.each([
    [1234.5, 123450],
    ['1234.5', 123450],
    ['0', 0],
    [1.005, 101],
    [-1.005, -101],
    [8.575, 858],
    [0.004, 0],
    [-0.001, 0],
    [1e-7, 0],
  ])('%s lira is %s kuruş', (lira, expected) => {
    expect(toKurus(lira)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e20, '', ' ', '1,5', '1e3', 'on lira', '0x10'])('refuses %s', (lira) => {
    expect(() => toKurus(lira)).toThrow(RangeError);
  });

  it('restores every amount that went over the wire', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(toKurus(toLira(amount))).toBe(amount);
        expect(toKurus(String(toLira(amount)))).toBe(amount);
      }),
    );
  });
});

describe('formatTL', () => {
  test.each([
    [123450, '1.234,50 ₺'],
    [-123450, '-1.234,50 ₺'],
    [0, '0,00 ₺'],
    [-0, '0,00 ₺'],
    [5, '0,05 ₺'],
    [123456789012, '1.234.567.890,12 ₺'],
  ])('%s kuruş is %s', (amount, expected) => {
    expect(formatTL(kurus(amount))).toBe(expected);
  });
});

describe('parseTutar', () => {
  test.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1234.5', 123450],
    ['1 234', 123400],
    ['1\u00a0234,5', 123450],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['₺1.234,50', 123450],
    ['₺ 12', 1200],
    ['-₺12', -1200],
    [' 1.234,50 ₺ ', 123450],
    ['12 TL', 1200],
    ['12tl', 1200],
    ['1500,-', 150000],
    ['1.500,-TL', 150000],
    ['1 500.--', 150000],
    ['₺ 1500,–', 150000],
    ['-12,-', -1200],
    ['0', 0],
    ['0,05', 5],
    ['-0', 0],
    ['-1.234,50 ₺', -123450],
  ])('reads %s', (text, expected) => {
    expect(parseTutar(text)).toBe(expected);
  });

  test.each(['', ' ', '₺', 'TL', 'on', '1,234', '1,234.50', '1.234.50', '1.23.456', '1234.567', '0.500', '1 2', '12,', ',5', '12-', '12,5-', '12,5,-', ',-', '1-2', '--1', '9'.repeat(17)])(
    'does not guess at "%s"',
    (text) => {
      expect(parseTutar(text)).toBeUndefined();
    },
  );

  it('reads what formatTL writes', () => {
    fc.assert(fc.property(amounts, (amount) => parseTutar(formatTL(amount)) === amount));
  });
});

describe('divideHalfUp', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [-1, 3, 0],
    [0, 7, 0],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it('refuses numbers that it could not compute exactly', () => {
    expect(() => divideHalfUp(2 ** 53, 3)).toThrow(RangeError);
  });
});

test('scaled keeps every decimal it is given and refuses more', () => {
  expect(scaled(2.125, 3)).toBe(2125);
  expect(scaled(1.005, 3)).toBe(1005);
  expect(() => scaled(0.0001, 3)).toThrow(RangeError);
  expect(() => scaled(Number.NaN, 3)).toThrow(RangeError);
});

describe('distribute', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 5, 0], [0, 10, 0]],
    [5, [0, 0], [3, 2]],
    [1, [10, 30, 10], [0, 1, 0]],
    [2, [1, 3], [0, 2]],
    [1000, [33.3, 66.7], [333, 667]],
    [0, [], []],
  ])('%s over %j', (total, weights, expected) => {
    expect(distribute(kurus(total), weights)).toEqual(expected);
  });

  test.each([
    [1, []],
    [1, [-1, 2]],
    [1, [Number.NaN]],
    [1, [Number.POSITIVE_INFINITY]],
    [0.5, [1]],
  ])('refuses %s over %j', (total, weights) => {
    expect(() => distribute(total as Kurus, weights)).toThrow(RangeError);
  });

  it('gives away exactly the total, each part within a kuruş of the fair share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amounts, weights, (total, shares) => {
        const parts = distribute(total, shares);
        const sum = shares.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        parts.forEach((part, index) => {
          const fair = sum === 0 ? total / shares.length : (total * (shares[index] ?? 0)) / sum;
          expect(Math.abs(part - fair)).toBeLessThan(1.01);
        });
      }),
    );
  });
});

describe('arithmetic', () => {
  it('takes whole kuruş and gives whole kuruş', () => {
    expect(sum([])).toBe(0);
    expect(sum([kurus(1_50), kurus(-50)])).toBe(1_00);
    expect(subtract(kurus(1_00), kurus(2_50))).toBe(-1_50);
    expect(Object.is(negate(ZERO), 0)).toBe(true);
    expect(highest(kurus(1), kurus(3), kurus(2))).toBe(3);
    expect(multiply(kurus(99), 1, 2)).toBe(50);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => {
    expect(() => kurus(amount)).toThrow(RangeError);
    expect(() => sum([ZERO, amount as Kurus])).toThrow(RangeError);
    expect(() => multiply(amount as Kurus, 1)).toThrow(RangeError);
  });

  it('is exact: an added amount can be subtracted again', () => {
    fc.assert(fc.property(fc.array(amounts), amounts, (all, one) => subtract(sum([...all, one]), one) === sum(all)));
  });
});
