import { expect, it } from 'vitest';
import { BOLUM_ADLARI, BOLUMLER, onceAlanlar } from './form-duzeni.ts';

const folded: readonly string[] = BOLUM_ADLARI.flatMap((bolum) => BOLUMLER[bolum]);

it('has every field in one part', () => {
  expect(new Set(folded).size).toBe(folded.length);
});

it.each(Array.from({ length: 20 }, (_, sektor) => sektor))('puts nothing on top for sector %i that has no place below', (sektorID) => {
  expect(onceAlanlar(sektorID).filter((alan) => !folded.includes(alan))).toEqual([]);
});

it('has other first fields for a clinic than for a salon', () => {
  expect(onceAlanlar(15)).toContain('digerBilgiler.hastaTuruID');
  expect(onceAlanlar(1)).toContain('digerBilgiler.neredenDuydunuzID');
});
