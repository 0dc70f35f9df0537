import { expect, it } from 'vitest';
import { readAranan } from './aranan.ts';

it.each([
  ['Ayşe Nur Kaya', { ad: 'Ayşe Nur', soyad: 'Kaya', telefon: '' }],
  [' Ayşe ', { ad: 'Ayşe', soyad: '', telefon: '' }],
  ['0532 123 45 67', { ad: '', soyad: '', telefon: '0532 123 45 67' }],
  ['Gülşah Çağlayan 0533 444 55 77', { ad: 'Gülşah', soyad: 'Çağlayan', telefon: '0533 444 55 77' }],
  ['Ayşe +90 (532) 1234567', { ad: 'Ayşe', soyad: '', telefon: '+90 (532) 1234567' }],
  ['Oda 12', { ad: 'Oda', soyad: '12', telefon: '' }],
  ['', { ad: '', soyad: '', telefon: '' }],
])('reads "%s"', (text, expected) => {
  expect(readAranan(text)).toEqual(expected);
});
