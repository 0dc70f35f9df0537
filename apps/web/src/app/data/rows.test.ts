import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { firstRows } from './rows.ts';

test('a list grows by pages as long as there are such pages, and comes whole after them', () => {
  expect(firstRows(25)).toEqual({ sayfaBoyutu: 25 });
  expect(firstRows(525)).toEqual({});
  for (const adet of [1, 500, 501, 10_000]) expect(z.safeParse(personelCariCalls.list.query, firstRows(adet)).success).toBe(true);
});
