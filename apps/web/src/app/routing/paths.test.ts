import { expect, test } from 'vitest';
import { paths, pattern } from './paths.ts';

test('every address is known', () => {
  const addresses = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, pattern(path)]));
  expect(addresses).toMatchSnapshot();
});

test('an address with a record is readable', () => {
  expect(paths.musteri(7)).toBe('/musteriler/7');
  expect(paths.hesap('parola')).toBe('/hesap?bolum=parola');
});
