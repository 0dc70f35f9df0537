import { expect, it } from 'vitest';
import { kalanCevapGunu } from './kvkk.ts';

it.each([
  ['2026-11-25', 30],
  ['2026-11-05', 10],
  ['2026-10-26', 0],
  ['2026-10-25', -1],
])('a request of %s leaves %i days on 25 November 2026', (tarih, gun) => {
  expect(kalanCevapGunu(tarih, '2026-11-25')).toBe(gun);
});
