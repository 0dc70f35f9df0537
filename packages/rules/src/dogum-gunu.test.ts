import { expect, test } from 'vitest';
import { dogumGunleri } from './dogum-gunu.ts';

test('a birthday on 29 February is on the 28th of a shorter year, and on its own day of a leap year', () => {
  expect(dogumGunleri('2027-02-27', 3)).toEqual([
    { no: 227, tarih: '2027-02-27' },
    { no: 228, tarih: '2027-02-28' },
    { no: 229, tarih: '2027-02-28' },
    { no: 301, tarih: '2027-03-01' },
  ]);
  expect(dogumGunleri('2028-02-28', 2)).toEqual([
    { no: 228, tarih: '2028-02-28' },
    { no: 229, tarih: '2028-02-29' },
  ]);
});

test('the days go on over the end of a year', () => {
  expect(dogumGunleri('2026-12-31', 2).map(({ no }) => no)).toEqual([1231, 101]);
});
