import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AYLIK_CALISMA_DAKIKASI, estimateFiyat, type TahminVerisi, usualKat } from './fiyat-tahmin.ts';
import { kurus } from './para.ts';

const hicbirSey: TahminVerisi = {
  maliyet: kurus(0),
  sarfMaliyeti: kurus(0),
  sureDakika: 60,
  personeller: [],
  kdv: 20,
  olaganKat: undefined,
  satislar: { adet: 0, ortalama: kurus(0) },
  bugunkuFiyat: kurus(0),
};

describe('an estimate', () => {
  it('is not made without costs and sales, nor of a price that nobody has paid', () => {
    expect(estimateFiyat(hicbirSey)).toBeUndefined();
    expect(estimateFiyat({ ...hicbirSey, bugunkuFiyat: kurus(500_00) })).toBeUndefined();
  });

  it('adds up material, back bar and the minutes of the performers', () => {
    const tahmin = estimateFiyat({
      ...hicbirSey,
      maliyet: kurus(50_00),
      sarfMaliyeti: kurus(30_00),
      sureDakika: 90,
      // The factors are 1.4 and 1, for 90 of the 13,500 minutes of a month. The third person has no wage and is left
      // out.
      personeller: [
        { maas: kurus(30_000_00), katsayi: 1.4 },
        { maas: kurus(28_000_00), katsayi: 1 },
        { maas: kurus(0), katsayi: 1 },
      ],
    })!;
    expect(tahmin.parcalar).toMatchObject({ maliyet: 50_00, sarf: 30_00, iscilik: 233_33, toplamMaliyet: 313_33 });
    expect(tahmin.basabas).toBe(376_00);
    expect(tahmin.fiyat).toBe(376_00);
    expect(AYLIK_CALISMA_DAKIKASI).toBe(13_500);
  });

  it('applies the usual multiple of the business to the costs', () => {
    const tahmin = estimateFiyat({ ...hicbirSey, maliyet: kurus(100_00), olaganKat: 2.5 })!;
    expect(tahmin.parcalar.maliyettenFiyat).toBe(300_00);
    expect(tahmin.fiyat).toBe(300_00);
  });

  it('gives more weight to the sales the more there are', () => {
    const veri = { ...hicbirSey, maliyet: kurus(100_00), olaganKat: 2.5 };
    const priceAt = (adet: number) => estimateFiyat({ ...veri, satislar: { adet, ortalama: kurus(500_00) } })!;
    expect([1, 10, 90].map((adet) => priceAt(adet).parcalar.satisAgirligi)).toEqual([9, 50, 90]);
    expect([1, 10, 90].map((adet) => priceAt(adet).fiyat)).toEqual([318_00, 400_00, 480_00]);
  });

  it('is the average of the sales when no cost is known', () => {
    expect(estimateFiyat({ ...hicbirSey, satislar: { adet: 3, ortalama: kurus(749_99) } })).toMatchObject({
      fiyat: 749_99,
      basabas: undefined,
      parcalar: { satisAgirligi: 100 },
    });
  });

  it('lets today\'s price stand in for sales', () => {
    expect(estimateFiyat({ ...hicbirSey, maliyet: kurus(100_00), olaganKat: 2, bugunkuFiyat: kurus(300_00) })).toMatchObject({
      fiyat: 270_00,
      parcalar: { satisAgirligi: 0, bugunkuFiyat: 300_00, satislardanFiyat: undefined },
    });
  });

  it('is never below the cost, which is the sum of its parts', () => {
    const amounts = fc.nat({ max: 10_000_000 }).map(kurus);
    fc.assert(
      fc.property(
        fc.record({
          maliyet: amounts,
          sarfMaliyeti: amounts,
          sureDakika: fc.nat({ max: 1440 }),
          personeller: fc.array(fc.record({ maas: amounts, katsayi: fc.integer({ min: 0, max: 300 }).map((n) => n / 100) }), { maxLength: 5 }),
          kdv: fc.constantFrom(0, 1, 10, 20),
          olaganKat: fc.option(fc.double({ min: 0.5, max: 20, noNaN: true }), { nil: undefined }),
          satislar: fc.record({ adet: fc.nat({ max: 500 }), ortalama: amounts }),
          bugunkuFiyat: amounts,
        }),
        (veri) => {
          const tahmin = estimateFiyat(veri);
          if (!tahmin) return;
          const { maliyet, sarf, iscilik, toplamMaliyet } = tahmin.parcalar;
          expect(maliyet + sarf + iscilik).toBe(toplamMaliyet);
          expect(tahmin.fiyat).toBeGreaterThanOrEqual(tahmin.basabas ?? 0);
          expect(Number.isSafeInteger(tahmin.fiyat)).toBe(true);
        },
      ),
    );
  });
});

describe('the usual multiple', () => {
  const urun = (matrah: number, toplamMaliyet: number) => ({ matrah: kurus(matrah), toplamMaliyet: kurus(toplamMaliyet) });

  it('is the median of the other products of the business', () => {
    expect(usualKat([urun(300, 100), urun(200, 100), urun(1000, 100)])).toBe(3);
    expect(usualKat([urun(300, 100), urun(200, 100), urun(1000, 100), urun(400, 100)])).toBe(3.5);
  });

  it('needs three products with both a price and a cost', () => {
    expect(usualKat([urun(300, 100), urun(200, 100), urun(0, 100), urun(100, 0)])).toBeUndefined();
  });
});
