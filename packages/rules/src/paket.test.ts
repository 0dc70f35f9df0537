import { expect, it } from 'vitest';
import { canOpenAyarlar, paketOn } from './paket.ts';

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

it('opens everything until the last day of the trial, and then falls back to the chosen plan', () => {
  const paket = { adi: 'Ücretsiz', bitis: null, denemeBitis: '2026-12-09', personelSinir: 1, randevuSinir: 100, satisModulu: false };
  expect(paketOn(paket, '2026-12-09')).toEqual({ ...paket, adi: 'Demo', personelSinir: null, randevuSinir: null, satisModulu: true });
  expect(paketOn(paket, '2026-12-10')).toEqual(paket);
  expect(paketOn({ ...paket, denemeBitis: null }, '2026-11-25').personelSinir).toBe(1);
});
