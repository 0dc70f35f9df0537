import { expect, it } from 'vitest';
import { isFound } from './is-found.ts';

it.each([
  ['instalments', 'Instalments that are due'],
  ['INCOME', 'Till, income and expenses'],
  ['TAKSİT', 'Müşteri taksitleri'],
  ['stok  durumu', 'Stok durumu'],
  ['', 'Satışlar'],
])('%s finds %s', (ara, ad) => {
  expect(isFound(ara, ad)).toBe(true);
});

it('does not find a word that no text holds', () => {
  expect(isFound('kasa', 'Satışlar', 'Seçilen günlerin satışları')).toBe(false);
});
