import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kdvOranlariOn } from './kdv.ts';
import { kurus, type Kurus, ZERO } from './para.ts';
import { canGiveIskonto, changeOf, findIskontoHatasi, priceSatis, spreadTahsilat, type Iskonto, type SatisSatiri } from './satis.ts';

/** Also invalid amounts, to see them refused. */
const unchecked = (amount: number) => amount as Kurus;
const yok: Iskonto = { tip: 'tutar', deger: ZERO };
const tutar = (deger: number): Iskonto => ({ tip: 'tutar', deger: unchecked(deger) });
const oran = (deger: number): Iskonto => ({ tip: 'oran', deger });
type Degisen = Partial<Omit<SatisSatiri, 'birimFiyat'> & { birimFiyat: number }>;
const satir = ({ birimFiyat = 100_00, ...changes }: Degisen = {}): SatisSatiri => ({ adet: 1, birimFiyat: unchecked(birimFiyat), kdv: 20, iskonto: yok, ...changes });

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => oran(hundredths / 100));
const anySatir = fc.record({
  adet: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
  birimFiyat: fc.nat({ max: 10_000_000 }).map(kurus),
  kdv: fc.constantFrom(...kdvOranlariOn('2026-11-25')),
  iskonto: percent(100),
});
const anySatis = fc.record({ satirlar: fc.array(anySatir, { maxLength: 20 }), iskonto: percent(100) });

describe('priceSatis', () => {
  it('takes the line discount, then the discount on the whole, then the KDV', () => {
    const priced = priceSatis({
      satirlar: [satir({ adet: 2, birimFiyat: 150_00, iskonto: oran(10) }), satir({ birimFiyat: 80_00, kdv: 10 })],
      iskonto: tutar(50_00),
    });
    // 270,00 and 80,00 are left; 50,00 splits into 38,57 and 11,43.
    expect(priced).toEqual({
      satirlar: [
        { brut: 300_00, iskonto: 30_00, genelIskonto: 38_57, net: 231_43, matrah: 192_86, kdv: 38_57 },
        { brut: 80_00, iskonto: 0, genelIskonto: 11_43, net: 68_57, matrah: 62_34, kdv: 6_23 },
      ],
      araToplam: 380_00,
      iskontoToplam: 80_00,
      toplam: 300_00,
      kdvToplam: 44_80,
    });
  });

  it('prices parts of a unit half-up', () => {
    expect(priceSatis({ satirlar: [satir({ adet: 0.125, birimFiyat: 99_96 })], iskonto: yok }).toplam).toBe(12_50);
  });

  it('prices an empty sale at nothing', () => {
    expect(priceSatis({ satirlar: [], iskonto: oran(10) })).toEqual({ satirlar: [], araToplam: 0, iskontoToplam: 0, toplam: 0, kdvToplam: 0 });
  });

  test.each([
    ['a line discount above the line', [satir({ iskonto: tutar(100_01) })], yok],
    ['a discount above what the lines leave', [satir({ iskonto: tutar(60_00) })], tutar(40_01)],
    ['a percent above 100', [satir({ birimFiyat: 0, iskonto: oran(100.01) })], yok],
    ['a negative discount', [satir({ iskonto: tutar(-1) })], yok],
    ['a percent too small to move a kuruş below zero', [satir({ birimFiyat: 1, iskonto: oran(-0.01) })], yok],
    ['half a kuruş', [satir({ iskonto: tutar(0.5) })], yok],
    ['a price of half a kuruş', [satir({ birimFiyat: 0.5 })], yok],
    ['a third decimal in a percent', [satir({ iskonto: oran(1.005) })], yok],
    ['a fourth decimal in adet', [satir({ adet: 0.0005 })], yok],
    ['a negative adet', [satir({ adet: -1 })], yok],
    ['no number', [satir({ adet: Number.NaN })], yok],
    ['an unknown rate', [satir({ kdv: -5 })], yok],
  ])('refuses %s', (_, satirlar, iskonto) => {
    expect(() => priceSatis({ satirlar, iskonto })).toThrow(RangeError);
  });

  it('sums every part to its whole, and nothing is negative', () => {
    fc.assert(
      fc.property(anySatis, (input) => {
        const priced = priceSatis(input);
        for (const line of priced.satirlar) {
          expect(line.iskonto + line.genelIskonto + line.net).toBe(line.brut);
          expect(line.matrah + line.kdv).toBe(line.net);
          for (const amount of Object.values(line)) expect(amount).toBeGreaterThanOrEqual(0);
        }
        const total = (key: 'brut' | 'net' | 'kdv') => priced.satirlar.reduce((sum, line) => sum + line[key], 0);
        expect(priced.araToplam).toBe(total('brut'));
        expect(priced.toplam).toBe(total('net'));
        expect(priced.kdvToplam).toBe(total('kdv'));
        expect(priced.araToplam - priced.iskontoToplam).toBe(priced.toplam);
      }),
    );
  });

  it('takes a discount on the whole to the kuruş', () => {
    fc.assert(
      fc.property(fc.array(anySatir, { minLength: 1, maxLength: 20 }), fc.double({ min: 0, max: 1, noNaN: true }), (satirlar, part) => {
        const before = priceSatis({ satirlar, iskonto: yok }).toplam;
        const discount = Math.floor(before * part);
        expect(priceSatis({ satirlar, iskonto: tutar(discount) }).toplam).toBe(before - discount);
      }),
    );
  });
});

describe('findIskontoHatasi', () => {
  test.each([
    ['a line above 100 %', [satir(), satir({ iskonto: oran(100.01) })], yok, { satir: 1, neden: 'iskonto100' }],
    ['a line above its price', [satir({ adet: 2, iskonto: tutar(200_01) })], yok, { satir: 0, neden: 'iskontoTutardanBuyuk' }],
    ['the whole above 100 %', [satir()], oran(101), { satir: null, neden: 'iskonto100' }],
    ['the whole above what the lines leave', [satir({ iskonto: oran(60) })], tutar(40_01), { satir: null, neden: 'iskontoTutardanBuyuk' }],
  ])('names %s', (_, satirlar, iskonto, expected) => {
    expect(findIskontoHatasi({ satirlar, iskonto })).toEqual(expected);
  });

  it('finds nothing where all is taken off as an amount', () => {
    expect(findIskontoHatasi({ satirlar: [satir({ adet: 2, iskonto: tutar(200_00) })], iskonto: yok })).toBeUndefined();
    expect(findIskontoHatasi({ satirlar: [satir()], iskonto: tutar(100_00) })).toBeUndefined();
  });

  it('finds nothing exactly where a sale can be priced', () => {
    const any = fc.record({
      satirlar: fc.array(fc.record({ satir: anySatir, iskonto: fc.nat({ max: 1000 }).map(tutar) }), { maxLength: 5 }),
      iskonto: fc.oneof(percent(120), fc.nat({ max: 5000 }).map(tutar)),
    });
    fc.assert(
      fc.property(any, ({ satirlar, iskonto }) => {
        const input = { satirlar: satirlar.map((line) => ({ ...line.satir, iskonto: line.iskonto })), iskonto };
        if (findIskontoHatasi(input)) expect(() => priceSatis(input)).toThrow(RangeError);
        else expect(() => priceSatis(input)).not.toThrow();
      }),
    );
  });
});

describe('canGiveIskonto', () => {
  const one = (iskonto: Iskonto) => priceSatis({ satirlar: [satir()], iskonto });

  it('holds the limit', () => {
    expect(canGiveIskonto(one(oran(10)), 10)).toBe(true);
    expect(canGiveIskonto(one(tutar(10_02)), 10)).toBe(false);
    expect(canGiveIskonto(one(oran(100)), 100)).toBe(true);
  });

  it('lets nobody without a limit give a kuruş', () => {
    expect(canGiveIskonto(one(yok), 0)).toBe(true);
    expect(canGiveIskonto(one(tutar(1)), 0)).toBe(false);
  });

  it('does not let the discount of one line hide among many', () => {
    const priced = priceSatis({ satirlar: [satir({ iskonto: oran(50) }), ...Array.from({ length: 20 }, () => satir())], iskonto: yok });
    expect(canGiveIskonto(priced, 20)).toBe(false);
  });

  it('never refuses exactly the limit because of rounding', () => {
    fc.assert(
      fc.property(fc.array(anySatir, { maxLength: 20 }), fc.integer({ min: 1, max: 10_000 }), fc.boolean(), (lines, hundredths, onWhole) => {
        const limit = hundredths / 100;
        const satirlar = lines.map((line) => ({ ...line, iskonto: onWhole ? yok : oran(limit) }));
        expect(canGiveIskonto(priceSatis({ satirlar, iskonto: onWhole ? oran(limit) : yok }), limit)).toBe(true);
      }),
    );
  });
});

describe('spreadTahsilat', () => {
  const borclar = [kurus(100_00), kurus(50_00)];

  it('pays the first debt first, and no more than there is', () => {
    expect(spreadTahsilat(borclar, kurus(30_00))).toEqual([30_00, 0]);
    expect(spreadTahsilat(borclar, kurus(120_50))).toEqual([100_00, 20_50]);
    expect(spreadTahsilat(borclar, kurus(150_00))).toEqual([100_00, 50_00]);
    expect(spreadTahsilat(borclar, kurus(150_01))).toBeUndefined();
    expect(spreadTahsilat([], ZERO)).toEqual([]);
  });
});

describe('changeOf', () => {
  const nakit = (tutar: number) => ({ tutar: kurus(tutar), nakit: true });
  const kart = (tutar: number) => ({ tutar: kurus(tutar), nakit: false });

  it('is the excess, as far as it was cash', () => {
    expect(changeOf(kurus(1000_00), [nakit(1500_00)])).toBe(500_00);
    expect(changeOf(kurus(1000_00), [kart(800_00), nakit(500_00)])).toBe(300_00);
    expect(changeOf(kurus(1000_00), [nakit(400_00)])).toBe(0);
    expect(changeOf(kurus(1000_00), [kart(1000_00), nakit(50_00)])).toBe(50_00);
    expect(changeOf(kurus(1000_00), [kart(1100_00), nakit(50_00)])).toBeUndefined();
  });
});
