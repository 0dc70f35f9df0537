import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applySapma, sapmaOf } from './haklar.ts';

const FLAGS = ['satisEkle', 'satisSil', 'kasaEkle', 'kasaSil', 'yetkiVer', 'rapor:kasa-raporu', 'rapor:satis-raporu'];
const haklar = fc.subarray(FLAGS);
const sapma = fc.record({ ek: haklar, eksik: haklar }).map(({ ek, eksik }) => ({ ek: ek.filter((hak) => !eksik.includes(hak)), eksik }));
const sorted = (names: readonly string[]) => names.toSorted();

it('adds the flags given beside a role and leaves out those taken away', () => {
  expect(sorted(applySapma(['satisEkle', 'kasaEkle'], { ek: ['satisSil'], eksik: ['kasaEkle'] }))).toEqual(['satisEkle', 'satisSil']);
  expect(sapmaOf(['satisEkle', 'kasaEkle'], ['satisEkle', 'satisSil'])).toEqual({ ek: ['satisSil'], eksik: ['kasaEkle'] });
});

it('restores exactly the rights of a person, whatever deviation was saved before', () => {
  fc.assert(
    fc.property(haklar, haklar, sapma, (rol, given, kept) => {
      expect(sorted(applySapma(rol, sapmaOf(rol, given, kept)))).toEqual(sorted(given));
      expect(sorted(applySapma(rol, sapmaOf(rol, given)))).toEqual(sorted(given));
    }),
  );
});

it('never gives and takes the same flag, and names each once', () => {
  fc.assert(
    fc.property(haklar, haklar, sapma, (rol, given, kept) => {
      const { ek, eksik } = sapmaOf(rol, given, kept);
      expect(new Set([...ek, ...eksik]).size).toBe(ek.length + eksik.length);
    }),
  );
});

it('keeps a deviation through any changes of the role, even while the role agrees with it', () => {
  fc.assert(
    fc.property(haklar, haklar, haklar, sapma, (first, second, third, { ek, eksik }) => {
      // The record is saved unchanged while the second role is in force.
      const saved = sapmaOf(second, applySapma(second, { ek, eksik }), { ek, eksik });
      expect(sorted(applySapma(third, saved))).toEqual(sorted(applySapma(third, { ek, eksik })));
      expect(sorted(applySapma(first, saved))).toEqual(sorted(applySapma(first, { ek, eksik })));
    }),
  );
});

it('follows the role in everything that does not deviate', () => {
  fc.assert(
    fc.property(haklar, sapma, fc.constantFrom(...FLAGS), (rol, { ek, eksik }, hak) => {
      if (ek.includes(hak) || eksik.includes(hak)) return;
      expect(applySapma(rol, { ek, eksik }).includes(hak)).toBe(rol.includes(hak));
    }),
  );
});
