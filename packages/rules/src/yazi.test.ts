import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kurus } from './para.ts';
import { writeTutar } from './yazi.ts';

const SAYILAR: Record<string, number> = Object.fromEntries([
  ...['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'].map((ad, n) => [ad, n]),
  ...['on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'].map((ad, n) => [ad, (n + 1) * 10]),
]);
const BUYUKLER: Record<string, number> = { bin: 1e3, milyon: 1e6, milyar: 1e9, trilyon: 1e12 };

/** Reads a number as a person reads it aloud: hundreds multiply the word before them, thousands the whole group. */
function readSayi(sozler: string[]): number {
  let toplam = 0;
  let grup = 0;
  for (const soz of sozler) {
    if (soz === 'yüz') grup = (grup || 1) * 100;
    else if (BUYUKLER[soz]) {
      toplam += (grup || 1) * BUYUKLER[soz];
      grup = 0;
    } else grup += SAYILAR[soz]!;
  }
  return toplam + grup;
}

function readTutar(metin: string): number {
  const [, lira, kuruslar] = /^Yalnız (?:(.*?) Türk lirası ?)?(?:(.*) kuruş)?$/.exec(metin)!;
  return (lira ? readSayi(lira.split(' ')) * 100 : 0) + (kuruslar ? readSayi(kuruslar.split(' ')) : 0);
}

it('reads back as the same amount, for any amount', () => {
  const tutar = fc.oneof(fc.nat({ max: 200_000 }), fc.integer({ min: 0, max: 999_999_999_00 }), fc.integer({ min: 0, max: 9e14 }));
  fc.assert(fc.property(tutar, (n) => readTutar(writeTutar(kurus(n))) === n), { numRuns: 2000 });
});

it.each([
  [0, 'Yalnız sıfır Türk lirası'],
  [5, 'Yalnız beş kuruş'],
  [100, 'Yalnız bir Türk lirası'],
  [1_200_00, 'Yalnız bin iki yüz Türk lirası'],
  [1_234_56, 'Yalnız bin iki yüz otuz dört Türk lirası elli altı kuruş'],
  [1_100_000_00, 'Yalnız bir milyon yüz bin Türk lirası'],
  [21_500_75, 'Yalnız yirmi bir bin beş yüz Türk lirası yetmiş beş kuruş'],
  [1_001_000_00, 'Yalnız bir milyon bin Türk lirası'],
  [101_00, 'Yalnız yüz bir Türk lirası'],
])('%i kuruş is %s', (tutar, metin) => {
  expect(writeTutar(kurus(tutar))).toBe(metin);
});
