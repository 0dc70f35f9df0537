import { expect, it } from 'vitest';
import { readAranan } from './read-aranan.ts';

it.each([
  ['Ayşe Nur Kaya', { ad: 'Ayşe Nur', soyad: 'Kaya', telefon: '' }],
  [' Ayşe ', { ad: 'Ayşe', soyad: '', telefon: '' }],
  ['0532 123 45 67', { ad: '', soyad: '', telefon: '0532 123 45 67' }],
  ['', { ad: '', soyad: '', telefon: '' }],
])('reads "%s"', (text, expected) => {
  expect(readAranan(text)).toEqual(expected);
});
