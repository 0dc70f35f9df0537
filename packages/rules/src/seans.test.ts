import { expect, it } from 'vitest';
import { endsSoon, isSonSeans } from './seans.ts';

it('tells the last of several sessions', () => {
  expect([isSonSeans({ seans: 8, kalan: 1 }), isSonSeans({ seans: 8, kalan: 2 }), isSonSeans({ seans: 1, kalan: 1 })]).toEqual([true, false, false]);
});

it('tells what ends within a month', () => {
  expect([endsSoon({ bitis: '2026-12-25' }, '2026-11-25'), endsSoon({ bitis: '2026-12-26' }, '2026-11-25'), endsSoon({ bitis: null }, '2026-11-25')]).toEqual([true, false, false]);
});
