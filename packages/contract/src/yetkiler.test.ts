import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './calls.ts';
import { RAPOR_YETKILERI, toFlags, YETKI_GRUPLARI, YETKILER, withFlags, Yetkiler } from './yetkiler.ts';

it('names every permission once, in one group', () => {
  const flags = [...Object.values(YETKI_GRUPLARI).flat(), ...RAPOR_YETKILERI];
  expect(new Set(flags).size).toBe(flags.length);
});

it('names a report as in its address below /rapor', () => {
  for (const flag of RAPOR_YETKILERI) expect(flag).toMatch(/^rapor:[a-z0-9-]+$/);
});

it('needs in its calls only permissions that a person can be given', () => {
  const known = new Set<string>([...YETKILER, ...RAPOR_YETKILERI, 'giris', 'herkes']);
  const asked = Object.values(calls).flatMap((verbs) => Object.values(verbs).flatMap(({ yetki }) => yetki));
  expect(asked.filter((flag) => !known.has(flag))).toEqual([]);
});

it('reads flags back as they were written', () => {
  fc.assert(
    fc.property(fc.subarray([...YETKILER]), (given) => {
      const flags = toFlags(YETKILER, given);
      expect(Object.keys(flags)).toEqual(YETKILER);
      expect(withFlags([], flags)).toEqual(given);
    }),
  );
});

it('takes a missing flag for one that is not given', () => {
  expect(withFlags([], z.parse(Yetkiler, { satisEkle: true }))).toEqual(['satisEkle']);
});

it('drops names that are no permission any more', () => {
  expect(withFlags([], toFlags(YETKILER, ['satisEkle', 'eskiYetki']))).toEqual(['satisEkle']);
});
