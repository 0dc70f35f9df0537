import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { besideFields, bos, kimlik, metin, ondalik, tutar } from './fields.ts';
import { fromWire, toWire } from './lira.ts';

const isGood = (schema: z.ZodMiniType, value: number) => z.safeParse(schema, fromWire(schema, value)).success;

describe('amounts', () => {
  it.each([0, 0.01, 1.15, 2.67, 999_999_998.99])('take %s', (value) => expect(isGood(tutar(), value)).toBe(true));
  it.each([-1, 1e-9, 5e-324, 12.340000001, 0.1 + 0.2, 1.005, 1e12])('refuse %s', (value) => expect(isGood(tutar(), value)).toBe(false));

  it('are whole kuruş for the rules if they are accepted', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => !isGood(tutar(), value) || Number.isInteger(fromWire(tutar(), value))));
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_900 }), (kurus) => isGood(tutar(), kurus / 100) && fromWire(tutar(), kurus / 100) === kurus));
  });

  it('come back from the wire unchanged, also below zero', () => {
    fc.assert(fc.property(fc.integer({ min: -1e14, max: 1e14 }), (kurus) => fromWire(tutar(), toWire(tutar(), kurus)) === kurus));
  });
});

it('quantities have at most the declared decimals', () => {
  const adet = z.number().check(ondalik(3, 'sayiGecersiz'));
  expect([0.001, 0.3, 99_998.999].map((value) => isGood(adet, value))).toEqual([true, true, true]);
  expect([5e-324, 0.0015, 1.0000000001].map((value) => isGood(adet, value))).toEqual([false, false, false]);
});

it('a record tells its own errors together with those of its fields', () => {
  const Kayit = z
    .object({ adi: metin(5), personelID: bos(kimlik()) })
    .check(z.refine(({ personelID }) => personelID !== null, { ...besideFields, path: ['personelID'], error: 'zorunluAlan' }));
  const hatalar = (value: unknown) => z.safeParse(Kayit, value).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(hatalar({ adi: '' })).toEqual([['adi', 'zorunluAlan'], ['personelID', 'zorunluAlan']]);
  expect(hatalar({ adi: 'Oda', personelID: 3 })).toBeUndefined();
  for (const none of [null, undefined, 'x', 3]) expect(hatalar(none)).toHaveLength(1);
});
