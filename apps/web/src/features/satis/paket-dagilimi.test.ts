import type { PaketHakki } from '@defter/contract/seans.ts';
import { expect, it } from 'vitest';
import { paketDagilimi } from './paket-dagilimi.ts';
import type { SepetSatiri } from './sepet.ts';

const hak = (id: number, kalan: number) => ({ id, altUrunID: 1, seans: 8, kalan }) as PaketHakki;
const satir = (key: number, changes: Partial<SepetSatiri> = {}) => ({ key, altUrunID: 1, adet: 1, paketten: true, ...changes }) as SepetSatiri;
const seanslar = new Map([[1, [hak(10, 1), hak(11, 3)]]]);
const dagit = (satirlar: SepetSatiri[]) => [...paketDagilimi({ satirlar }, seanslar)].map(([key, { paylar, eksik }]) => [key, paylar.map(({ hak: { id }, once, sonra }) => [id, once, sonra]), eksik]);

it('takes from the package that ends first, and goes on with the next', () => {
  expect(dagit([satir(1), satir(2)])).toEqual([[1, [[10, 1, 0]], 0], [2, [[11, 3, 2]], 0]]);
  expect(dagit([satir(1, { adet: 3 })])).toEqual([[1, [[10, 1, 0], [11, 3, 1]], 0]]);
});

it('takes from the package that is named and from no other', () => {
  expect(dagit([satir(1, { paketHakID: 11 }), satir(2)])).toEqual([[1, [[11, 3, 2]], 0], [2, [[10, 1, 0]], 0]]);
  expect(dagit([satir(1, { paketHakID: 10, adet: 2 })])).toEqual([[1, [[10, 1, 0]], 1]]);
});

it('counts the sessions that are missing, and leaves sold lines out', () => {
  expect(dagit([satir(1, { adet: 6 }), satir(2, { paketten: false })])).toEqual([[1, [[10, 1, 0], [11, 3, 0]], 2]]);
});
