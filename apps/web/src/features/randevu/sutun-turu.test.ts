import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { expect, test } from 'vitest';
import { drawnIn, nextTur, turlerOf, turOf } from './sutun-turu.ts';

const baslik = (sutunBaslikTipi: number, yerTuru: RandevuBasligi['yerTuru'] = null) => ({ sutunBaslikTipi, yerTuru }) as RandevuBasligi;

test('a column is of the kind that the settings say', () => {
  expect([baslik(1), baslik(2), baslik(3, 'oda'), baslik(3, 'cihaz'), baslik(3)].map(turOf)).toEqual(['personel', 'hizmet', 'oda', 'cihaz', 'diger']);
});

test('the key goes through the kinds that there are, and back to all', () => {
  const turler = turlerOf([baslik(3, 'cihaz'), baslik(1), baslik(1)]);
  expect(turler).toEqual(['personel', 'cihaz']);
  expect([undefined, ...turler].map((tur) => nextTur(turler, tur))).toEqual(['personel', 'cihaz', undefined]);
});

test('an appointment is drawn in its own column, else in one that it takes, else with those that have none', () => {
  const randevu = { randevuSutunBaslikID: 1, sutunlar: [1, 7, 8] };
  expect([new Set([1, 2]), new Set([8, 7]), new Set([9])].map((gorunen) => drawnIn(randevu, gorunen))).toEqual([1, 7, 1]);
});
