import { expect, test } from 'vitest';
import { formatAylar } from './format.ts';

test('a week is headed by its month, or by both months that its days belong to', () => {
  // The signs between them depend on the language, and some are narrow spaces.
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
  expect(plain(formatAylar('tr', '2026-11-20', '2026-11-26'))).toBe('Kasım 2026');
  expect(plain(formatAylar('tr', '2026-11-27', '2026-12-03'))).toBe('Kasım – Aralık 2026');
  expect(plain(formatAylar('tr', '2026-12-27', '2027-01-02'))).toBe('Aralık 2026 – Ocak 2027');
});
