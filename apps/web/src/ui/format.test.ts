import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { formatAyAdi, formatBugun, formatBugunKisa, formatYuzde } from './format.ts';

afterEach(() => i18next.changeLanguage('tr'));

it('names days and months in the language of the panel', async () => {
  expect([formatAyAdi(3), formatBugun('2026-11-27'), formatBugunKisa('2026-11-27')]).toEqual(['Mart', '27 Kasım Cuma', '27 Kas Cum']);
  await i18next.changeLanguage('en');
  expect([formatAyAdi(3), formatBugun('2026-11-27').replace(',', ''), formatBugunKisa('2026-11-27').replace(',', '')]).toEqual(['March', 'Friday 27 November', 'Fri 27 Nov']);
});

it('puts the sign of a percentage where the language has it', async () => {
  expect([formatYuzde(12.5), formatYuzde(-5)]).toEqual(['%12,5', '-%5']);
  await i18next.changeLanguage('en');
  expect([formatYuzde(12.5), formatYuzde(-5)]).toEqual(['12,5%', '-5%']);
});

it('writes numbers within a text as the fields read them, in both languages', async () => {
  expect(i18next.t('temelMesaj:sinir.enFazla', { n: 1250 })).toBe('En fazla 1.250 yazabilirsiniz.');
  await i18next.changeLanguage('en');
  expect(i18next.t('temelMesaj:sinir.enFazla', { n: 1250 })).toBe('Enter at most 1.250.');
});
