import { expect, it } from 'vitest';
import { ADLI_DONEMLER, donemOf, rangeOf } from './donem.ts';

it.each([
  ['bugun', '2026-11-25', '2026-11-25'],
  ['dun', '2026-11-24', '2026-11-24'],
  ['buHafta', '2026-11-23', '2026-11-29'],
  ['gecenHafta', '2026-11-16', '2026-11-22'],
  ['buAy', '2026-11-01', '2026-11-30'],
  ['gecenAy', '2026-10-01', '2026-10-31'],
] as const)('%s has its days', (donem, baslangicTarihi, bitisTarihi) => {
  expect(rangeOf(donem, '2026-11-25')).toEqual({ baslangicTarihi, bitisTarihi });
});

it('is recognised by its days', () => {
  expect(ADLI_DONEMLER.map((donem) => donemOf(rangeOf(donem, '2026-11-25'), '2026-11-25'))).toEqual(ADLI_DONEMLER);
  expect(donemOf({ baslangicTarihi: '2026-11-02', bitisTarihi: '2026-11-03' }, '2026-11-25')).toBe('ozel');
});
