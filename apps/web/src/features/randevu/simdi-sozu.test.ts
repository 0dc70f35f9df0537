import { toDakika } from '@defter/rules/saat.ts';
import { expect, test } from 'vitest';
import { simdiSozuOf } from './simdi-sozu.ts';

const at = (simdi: string, randevu: Partial<Parameters<typeof simdiSozuOf>[0]>) =>
  simdiSozuOf({ randevuDurumu: 'B', baslangicSaat: '10:00', bitisSaat: '10:45', gelisZamani: null, ...randevu }, toDakika(simdi));

test('whoever has not come is late from the first minute on', () => {
  expect(at('10:00', {})).toBeUndefined();
  expect(at('10:12', {})).toEqual({ ad: 'gecikti', dakika: 12 });
  expect(at('10:12', { randevuDurumu: 'O' })).toEqual({ ad: 'gecikti', dakika: 12 });
  expect(at('10:12', { randevuDurumu: 'X' })).toBeUndefined();
});

test('whoever has come waits until it is time, is served from then on, and runs over after the end', () => {
  const geldi = { randevuDurumu: 'G', gelisZamani: '2026-11-25T09:48:10' } as const;
  expect(at('09:48', geldi)).toBeUndefined();
  expect(at('10:00', geldi)).toEqual({ ad: 'icerde', saat: '10:00' });
  expect(at('09:58', geldi)).toEqual({ ad: 'bekliyor', dakika: 10 });
  expect(at('10:30', { ...geldi, gelisZamani: '2026-11-25T10:09:00' })).toEqual({ ad: 'icerde', saat: '10:09' });
  expect(at('10:53', geldi)).toEqual({ ad: 'asti', dakika: 8 });
  expect(at('10:30', { randevuDurumu: 'K' })).toBeUndefined();
});
