import { toDakika } from '@defter/rules/saat.ts';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import takvim from '../../texts/tr/takvim.json' with { type: 'json' };
import { simdiSozuOf } from './simdi-sozu.ts';
import { writeSimdi } from './use-simdi-sozu.ts';

const at = (simdi: string, randevu: Partial<Parameters<typeof simdiSozuOf>[0]>) =>
  simdiSozuOf({ randevuDurumu: 'B', baslangicSaat: '10:00', bitisSaat: '10:45', gelisZamani: null, ...randevu }, toDakika(simdi));

test('a customer who has not come is late from the first minute on', () => {
  expect(at('10:00', {})).toBeUndefined();
  expect(at('10:12', {})).toEqual({ ad: 'gecikti', dakika: 12 });
  expect(at('10:12', { randevuDurumu: 'O' })).toEqual({ ad: 'gecikti', dakika: 12 });
  expect(at('10:12', { randevuDurumu: 'X' })).toBeUndefined();
});

test('a customer who has come waits until the begin, is served from then on, and runs over after the end', () => {
  const geldi = { randevuDurumu: 'G', gelisZamani: '2026-11-25T09:48:10' } as const;
  expect(at('09:48', geldi)).toBeUndefined();
  expect(at('10:00', geldi)).toEqual({ ad: 'icerde', saat: '10:00' });
  expect(at('09:58', geldi)).toEqual({ ad: 'bekliyor', dakika: 10 });
  expect(at('10:30', { ...geldi, gelisZamani: '2026-11-25T10:09:00' })).toEqual({ ad: 'icerde', saat: '10:09' });
  expect(at('10:53', geldi)).toEqual({ ad: 'asti', dakika: 8 });
  expect(at('10:30', { randevuDurumu: 'K' })).toBeUndefined();
});

test('an hour and more is said in hours', async () => {
  const words = i18next.createInstance();
  await words.init({ lng: 'tr', ns: ['takvim'], resources: { tr: { takvim } }, interpolation: { escapeValue: false } });
  const t = words.getFixedT('tr', 'takvim');
  expect([8, 59, 60, 590].map((dakika) => writeSimdi(t, { ad: 'asti', dakika }))).toEqual(['8 dk aştı', '59 dk aştı', '1 sa aştı', '9 sa 50 dk aştı']);
  expect(writeSimdi(t, { ad: 'bekliyor', dakika: 75 })).toBe('bekliyor · 1 sa 15 dk');
});
