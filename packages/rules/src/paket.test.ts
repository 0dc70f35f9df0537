import { expect, it } from 'vitest';
import { canOpenAyarlar } from './paket.ts';

it.each([
  ['Demo', true],
  ['STANDART', true],
  ['Standart Yıllık', true],
  ['Pro', true],
  ['Profesyonel', true],
  ['Başlangıç', false],
  ['BAŞLANGIÇ', false],
  ['Ücretsiz', false],
  ['Kurumsal', false],
  ['', false],
])('the plan "%s": %s', (ad, izin) => {
  expect(canOpenAyarlar(ad)).toBe(izin);
});
