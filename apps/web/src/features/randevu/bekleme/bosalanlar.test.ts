import type { Randevu } from '@defter/contract/randevu.ts';
import { expect, it } from 'vitest';
import { findBosalanlar, isBos } from './bosalanlar.ts';

const randevu = (id: number, changes: Partial<Randevu> = {}) =>
  ({ id, randevuSutunBaslikID: 1, sutunlar: [1], randevuTarihi: '2026-11-26', baslangicSaat: '10:00', bitisSaat: '10:30', randevuDurumu: 'B', ...changes }) as Randevu;
const yer = { randevuID: 1, sutunID: 1, tarih: '2026-11-26', baslangic: 600, bitis: 630 };
const simdi = { tarih: '2026-11-25', dakika: 600 };

it.each([
  ['deleted', []],
  ['cancelled', [randevu(1, { randevuDurumu: 'I' })]],
  ['moved to another time', [randevu(1, { baslangicSaat: '12:00', bitisSaat: '12:30' })]],
  ['moved to another column', [randevu(1, { randevuSutunBaslikID: 2, sutunlar: [2] })]],
])('a time is left when its appointment is %s', (_, sonra) => {
  expect(findBosalanlar([randevu(1)], sonra)).toEqual([yer]);
});

it('a time is not left when its appointment is confirmed, closed, or was none', () => {
  expect(findBosalanlar([randevu(1)], [randevu(1, { randevuDurumu: 'O' })])).toEqual([]);
  expect(findBosalanlar([randevu(1, { randevuDurumu: 'I' })], [])).toEqual([]);
});

it('a time is there to be given until somebody takes it or it is past', () => {
  expect(isBos(yer, [randevu(2, { randevuDurumu: 'I' }), randevu(3, { baslangicSaat: '10:30', bitisSaat: '11:00' })], simdi)).toBe(true);
  expect(isBos(yer, [randevu(2, { baslangicSaat: '10:15', bitisSaat: '10:45' })], simdi)).toBe(false);
  expect(isBos(yer, [randevu(2, { randevuSutunBaslikID: 7, sutunlar: [7, 1] })], simdi)).toBe(false);
  expect(isBos(yer, [], { tarih: '2026-11-26', dakika: 600 })).toBe(false);
});
