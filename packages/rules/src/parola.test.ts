import { expect, test } from 'vitest';
import { checkParola } from './parola.ts';

test.each([
  ['', 'parolaKisa'],
  ['kısa', 'parolaKisa'],
  ['yedi hf', 'parolaKisa'],
  ['ab'.repeat(65), 'parolaKisa'],
  ['aaaaaaaa', 'parolaBasit'],
  ['12345678', 'parolaBasit'],
  ['Password', 'parolaBasit'],
  ['Galatasaray', 'parolaBasit'],
  ['ab'.repeat(64), undefined],
  ['mavi kapı 7', undefined],
])('"%s" gives %s', (parola, expected) => {
  expect(checkParola(parola)).toBe(expected);
});
