import { expect, it } from 'vitest';
import { harflerOf } from './harfler.ts';

it('takes the first letter if it is unique, and another one with it if it is not', () => {
  expect(harflerOf(['Sabah', 'Tam gün', 'Gece'])).toEqual(['S', 'T', 'G']);
  expect(harflerOf(['Akşam', 'Akşamüstü', 'Öğle'])).toEqual(['Ak', 'Aü', 'Ö']);
  expect(harflerOf(['Sabah 1', 'Sabah 2', 'sabahçı'])).toEqual(['S1', 'S2', 'Sç']);
  expect(harflerOf(['İzinli', 'Işık'], ['İ'])).toEqual(['İz', 'I']);
});

it('tells all of them apart, however alike they are', () => {
  const adlar = ['A', 'AA', 'AAA', 'AB', 'a a', 'A-1', 'A-2', 'Aa', 'A.'];
  expect(new Set(harflerOf(adlar)).size).toBe(adlar.length);
});
