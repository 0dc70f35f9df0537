import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BosSaatSorusu, type BosYer, bosSaatler, boslukBirakmayanlar } from './bos-saat.ts';

const soru = (changes: Partial<BosSaatSorusu>): BosSaatSorusu => ({
  yerler: [{ id: 1, kapali: [], dolu: [] }],
  gerekler: [{ yerler: [1], sayi: 1 }],
  sure: 30,
  tamponOnce: 0,
  tamponSonra: 0,
  ilk: 600,
  son: 720,
  adim: 30,
  ...changes,
});
const starts = (changes: Partial<BosSaatSorusu>) => bosSaatler(soru(changes)).map(({ baslangic }) => baslangic);

it('the time around an appointment avoids other appointments, but may lie in closed hours', () => {
  const yer = (changes: Partial<BosYer>) => [{ id: 1, kapali: [], dolu: [], ...changes }];
  const tampon = { tamponOnce: 10, tamponSonra: 10 };
  expect(starts({ yerler: yer({ dolu: [{ baslangic: 630, bitis: 660 }] }) })).toEqual([600, 660, 690]);
  expect(starts({ yerler: yer({ dolu: [{ baslangic: 630, bitis: 660 }] }), ...tampon })).toEqual([690]);
  expect(starts({ yerler: yer({ kapali: [{ baslangic: 630, bitis: 660 }] }), ...tampon })).toEqual([600, 660, 690]);
});

it('takes the first columns of each need that are free', () => {
  const yerler = [
    { id: 1, kapali: [], dolu: [{ baslangic: 600, bitis: 630 }] },
    { id: 2, kapali: [], dolu: [] },
    { id: 3, kapali: [], dolu: [{ baslangic: 660, bitis: 690 }] },
  ];
  const gerekler = [{ yerler: [1, 2], sayi: 1 }, { yerler: [3], sayi: 1 }];
  expect(bosSaatler(soru({ yerler, gerekler })).map((bos) => [bos.baslangic, ...bos.yerler])).toEqual([[600, 2, 3], [630, 1, 3], [690, 1, 3]]);
  expect(starts({ yerler, gerekler: [{ yerler: [1, 2], sayi: 2 }] })).toEqual([630, 660, 690]);
  expect(starts({ yerler, gerekler: [{ yerler: [1, 9], sayi: 2 }] })).toEqual([]);
});

it('counts the columns of one colleague once', () => {
  const yerler = [1, 2, 3].map((id) => ({ id, kapali: [], dolu: [] }));
  const kisiler = new Map([[1, 50], [2, 50], [3, 60]]);
  expect(bosSaatler(soru({ yerler, gerekler: [{ yerler: [1, 2, 3], sayi: 2, kisiler }] }))[0]?.yerler).toEqual([1, 3]);
  expect(starts({ yerler, gerekler: [{ yerler: [1, 2], sayi: 2, kisiler }] })).toEqual([]);
});

it('prefers starts that leave no stretch that is too short, and offers the others if none else is left', () => {
  const yerler = [{ id: 1, kapali: [{ baslangic: 0, bitis: 600 }, { baslangic: 720, bitis: 1440 }], dolu: [] }];
  const saatler = bosSaatler(soru({ yerler, adim: 15, enKisa: 30 }));
  expect(saatler.map(({ baslangic }) => baslangic)).toEqual([600, 615, 630, 645, 660, 675, 690]);
  expect(boslukBirakmayanlar(saatler).map(({ baslangic }) => baslangic)).toEqual([600, 630, 645, 660, 690]);
  expect(boslukBirakmayanlar(saatler.filter(({ boslukBirakir }) => boslukBirakir))).toHaveLength(2);
});

it('leaves nothing between appointments that follow each other directly, however short the stretch there is', () => {
  const kapali = [{ baslangic: 0, bitis: 580 }, { baslangic: 650, bitis: 1440 }];
  const dolu = [{ baslangic: 580, bitis: 600 }, { baslangic: 630, bitis: 650 }];
  const saatler = bosSaatler(soru({ yerler: [{ id: 1, kapali, dolu }], son: 601, enKisa: 30 }));
  expect(saatler).toMatchObject([{ baslangic: 600, boslukBirakir: false }]);
});

it('finds the same as a plain search', () => {
  const aralik = fc.tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 180 })).map(([baslangic, sure]) => ({ baslangic, bitis: Math.min(1440, baslangic + sure) }));
  const yer = (id: number) => fc.record({ id: fc.constant(id), kapali: fc.array(aralik, { maxLength: 5 }), dolu: fc.array(aralik, { maxLength: 12 }) });
  const sorular = fc.record({
    yerler: fc.tuple(...[1, 2, 3, 4, 5, 6].map(yer)),
    sayilar: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 })),
    sure: fc.integer({ min: 1, max: 120 }),
    tamponOnce: fc.integer({ min: 0, max: 30 }),
    tamponSonra: fc.integer({ min: 0, max: 30 }),
    ilk: fc.integer({ min: 0, max: 700 }),
    uzunluk: fc.integer({ min: 0, max: 740 }),
    adim: fc.constantFrom(1, 5, 7, 15, 60),
  });
  fc.assert(
    fc.property(sorular, ({ sayilar, uzunluk, ...rest }) => {
      const gerekler = [{ yerler: [1, 2, 3], sayi: sayilar[0] }, { yerler: [4, 5, 6], sayi: sayilar[1] }];
      const istek = { ...rest, gerekler, son: rest.ilk + uzunluk };
      const plain = [];
      for (let baslangic = istek.ilk; baslangic < istek.son; baslangic += istek.adim) {
        const zaman = { baslangic, bitis: baslangic + istek.sure };
        const free = gerekler.map(({ yerler, sayi }) => yerler.filter((id) => minutesFree(istek.yerler[id - 1]!, zaman, istek)).slice(0, sayi));
        if (free.every((idler, i) => idler.length === gerekler[i]!.sayi)) plain.push({ ...zaman, yerler: free.flat(), boslukBirakir: false });
      }
      expect(bosSaatler(istek)).toEqual(plain);
    }),
    { numRuns: 300 },
  );
});

/** Minute by minute. */
function minutesFree({ kapali, dolu }: BosYer, { baslangic, bitis }: { baslangic: number; bitis: number }, { tamponOnce, tamponSonra }: { tamponOnce: number; tamponSonra: number }): boolean {
  const covers = (aralik: { baslangic: number; bitis: number }, dakika: number) => aralik.baslangic <= dakika && dakika < aralik.bitis;
  for (let dakika = baslangic - tamponOnce; dakika < bitis + tamponSonra; dakika += 1) {
    if (dolu.some((aralik) => covers(aralik, dakika))) return false;
    if (dakika >= baslangic && dakika < bitis && kapali.some((aralik) => covers(aralik, dakika))) return false;
  }
  return true;
}
