import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kurus, type Kurus, multiply, sum, ZERO } from './para.ts';
import { hakedisOf, type Hakedis, type Kapanan, type PrimKurali, primOfBasamaklar, type PrimSatiri, type PrimSatisi, sortKurallar } from './prim.ts';

const AYSE = 1;
const MERT = 2;
const KASIM = { bas: '2026-11-01', son: '2026-11-30' };
const ARALIK = { bas: '2026-11-01', son: '2026-12-31' };

const kural = (changes: Partial<PrimKurali> = {}): PrimKurali => ({
  id: 1, personelID: null, satisTipi: null, anaUrunID: null, altUrunID: null, esas: 'satilan', tur: 'oran', oran: 10, tutar: ZERO, basamaklar: [], kdvHaric: false,
  baslangic: '2026-01-01', bitis: null, ...changes,
});
const satir = (changes: Partial<PrimSatiri> = {}): PrimSatiri => ({ satirID: 1, altUrunID: 1, anaUrunID: 1, satisTipi: 1, adet: 1, tutar: kurus(100_00), kdvTutari: kurus(16_67), yapanlar: [], ...changes });
const satis = (changes: Partial<PrimSatisi> = {}): PrimSatisi => ({ satisID: 1, tarih: '2026-11-10', saticiID: AYSE, satirlar: [satir()], odemeler: [], ...changes });
type Istek = Partial<Omit<Parameters<typeof hakedisOf>[0], 'satislar'>>;
const count = (satislar: PrimSatisi[], istek: Istek = {}): Hakedis[] => hakedisOf({ satislar, kurallar: [kural()], oranlar: new Map(), ...KASIM, ...istek });
const primOf = (rows: readonly Hakedis[]): Kurus => sum(rows.map(({ prim }) => prim));

describe('which rule counts', () => {
  it('is chosen by one order: person, scope, performed before sold, and the last that began', () => {
    const kurallar = [
      kural({ id: 1 }),
      kural({ id: 2, baslangic: '2026-02-01' }),
      kural({ id: 3, esas: 'yapilan' }),
      kural({ id: 4, satisTipi: 1 }),
      kural({ id: 5, anaUrunID: 1 }),
      kural({ id: 6, altUrunID: 1 }),
      kural({ id: 7, personelID: AYSE }),
    ];
    expect(sortKurallar(kurallar).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(sortKurallar([kural({ id: 8 }), kural({ id: 9 })]).map(({ id }) => id)).toEqual([9, 8]);
  });

  it('may end on the day of the sale, but not before it', () => {
    expect(count([satis()], { kurallar: [kural({ bitis: '2026-11-10' })] })).toMatchObject([{ kuralID: 1, prim: 10_00 }]);
    expect(count([satis()], { kurallar: [kural({ bitis: '2026-11-09' })] }).map(({ kuralID }) => kuralID)).not.toContain(1);
  });

  it('is that of the day of the sale, and nobody has two for one line', () => {
    const kurallar = [kural({ id: 1, bitis: '2026-11-09' }), kural({ id: 2, oran: 5, baslangic: '2026-11-10' }), kural({ id: 3, oran: 20, esas: 'yapilan' })];
    expect(count([satis()], { kurallar })).toMatchObject([{ kuralID: 2, prim: 5_00 }]);
    expect(count([satis({ satirlar: [satir({ yapanlar: [AYSE] })] })], { kurallar })).toMatchObject([{ kuralID: 3, prim: 20_00 }]);
    expect(count([satis({ satirlar: [satir({ yapanlar: [MERT] })] })], { kurallar })).toMatchObject([{ personelID: AYSE, kuralID: 2 }, { personelID: MERT, kuralID: 3 }]);
  });

  it('is not one of a group for a product without a group', () => {
    const kurallar = [kural({ id: 1, anaUrunID: 1, oran: 50 }), kural({ id: 2, satisTipi: 1 })];
    expect(count([satis({ satirlar: [satir({ anaUrunID: null })] })], { kurallar })).toMatchObject([{ kuralID: 2, prim: 10_00 }]);
  });

  it('is at last the percentage on the card of the seller, on the paid amount', () => {
    const oranlar = new Map([[AYSE, { hizmetPrim: 8, urunPrim: 3 }]]);
    const odemeler = [{ tarih: '2026-11-10', tutar: kurus(50_00) }];
    expect(count([satis({ odemeler })], { kurallar: [], oranlar })).toMatchObject([{ kuralID: null, esas: 50_00, prim: 4_00 }]);
    expect(count([satis({ odemeler, satirlar: [satir({ satisTipi: 0 })] })], { kurallar: [], oranlar })).toMatchObject([{ prim: 1_50 }]);
  });
});

describe('the amount that counts', () => {
  it('is sold and paid from the first day to the last, both included', () => {
    const odemeler = [{ tarih: '2026-10-31', tutar: kurus(10_00) }, { tarih: KASIM.bas, tutar: kurus(20_00) }, { tarih: KASIM.son, tutar: kurus(30_00) }, { tarih: '2026-12-01', tutar: kurus(40_00) }];
    expect(count([satis({ tarih: '2026-10-31', odemeler })], { kurallar: [kural({ esas: 'tahsil' })] })).toMatchObject([{ esas: 50_00, prim: 5_00 }]);
    const satilan = ['2026-10-31', KASIM.bas, KASIM.son, '2026-12-01'].map((tarih, satisID) => satis({ satisID, tarih, satirlar: [satir({ satirID: satisID })] }));
    expect(count(satilan).map(({ satisID }) => satisID)).toEqual([1, 2]);
  });

  it('counts as often as the number of equal sales that are given as one', () => {
    expect(count([satis({ kez: 3 })])).toMatchObject([{ esas: 300_00, prim: 30_00 }]);
  });

  it('is without the KDV if the rule says so', () => {
    expect(count([satis()], { kurallar: [kural({ kdvHaric: true })] })).toMatchObject([{ esas: 83_33, prim: 8_33 }]);
  });

  it('is an amount for each piece', () => {
    const kurallar = [kural({ tur: 'tutar', tutar: kurus(7_50) })];
    expect(count([satis({ satirlar: [satir({ adet: 3 })] })], { kurallar })).toMatchObject([{ esas: 100_00, prim: 22_50 }]);
    const odemeler = [{ tarih: '2026-11-10', tutar: kurus(50_00) }];
    expect(count([satis({ odemeler })], { kurallar: [kural({ tur: 'tutar', tutar: kurus(7_50), esas: 'tahsil' })] })).toMatchObject([{ esas: 50_00, prim: 3_75 }]);
  });

  it('is shared by its performers, to the kuruş', () => {
    const rows = count([satis({ satirlar: [satir({ tutar: kurus(100_05), yapanlar: [AYSE, MERT] })] })], { kurallar: [kural({ esas: 'yapilan' })] });
    expect(rows.map(({ personelID, esas }) => [personelID, esas])).toEqual([[AYSE, 50_03], [MERT, 50_02]]);
    expect(primOf(rows)).toBe(10_01);
  });

  it('of a session counts for its performer, and of a package sale with sessions for its seller', () => {
    const kurallar = [kural({ esas: 'satilan' }), kural({ id: 2, esas: 'yapilan' })];
    const bul = (seans: PrimSatiri['seans']) => count([satis({ satirlar: [satir({ yapanlar: [MERT], seans })] })], { kurallar }).map(({ personelID, kuralID }) => [personelID, kuralID]);
    expect(bul('kullanilan')).toEqual([[MERT, 2]]);
    expect(bul('satilan')).toEqual([[AYSE, 1]]);
    expect(bul(null)).toEqual([[AYSE, 1], [MERT, 2]]);
  });

  it('of payments is nothing for a session that was paid before', () => {
    const satirlar = [satir({ seans: 'kullanilan', yapanlar: [MERT] }), satir({ satirID: 2, tutar: kurus(60_00) })];
    const odemeler = [{ tarih: '2026-11-10', tutar: kurus(60_00) }];
    expect(count([satis({ satirlar, odemeler })], { kurallar: [kural({ esas: 'tahsil' })] })).toMatchObject([{ satirID: 2, esas: 60_00 }]);
  });

  it('rises by steps with the sum of the month, and the lines have their parts of it', () => {
    const basamaklar = [{ alt: ZERO, oran: 5 }, { alt: kurus(1000_00), oran: 10 }];
    expect(primOfBasamaklar(basamaklar, kurus(1500_00))).toBe(100_00);
    const satislar = [1, 2, 3].map((id) => satis({ satisID: id, satirlar: [satir({ satirID: id, tutar: kurus(500_00) })] }));
    const rows = count(satislar, { kurallar: [kural({ tur: 'basamak', basamaklar })] });
    expect(rows.map(({ prim }) => prim)).toEqual([33_34, 33_33, 33_33]);
    const uneven = [900_00, 600_00].map((tutar, id) => satis({ satisID: id, satirlar: [satir({ satirID: id, tutar: kurus(tutar) })] }));
    expect(count(uneven, { kurallar: [kural({ tur: 'basamak', basamaklar })] }).map(({ prim }) => prim)).toEqual([60_00, 40_00]);
  });
});

describe('a month that was closed', () => {
  const odenen = (tutar: number, tarih = '2026-11-10') => ({ tarih, tutar: kurus(tutar) });
  const tahsil = [kural({ esas: 'tahsil' })];
  const closed = count([satis({ odemeler: [odenen(60_00)] })], { kurallar: tahsil });

  it('leaves later payments to the next month', () => {
    const rows = count([satis({ odemeler: [odenen(60_00), odenen(40_00, '2026-12-05')] })], { ...ARALIK, kurallar: tahsil, kapanan: closed });
    expect(rows).toMatchObject([{ esas: 40_00, prim: 4_00 }]);
  });

  it('stays, and refunds, cancellings and changes of seller are taken back in the next', () => {
    expect(count([satis()], { ...ARALIK, kurallar: tahsil, kapanan: closed })).toMatchObject([{ esas: -60_00, prim: -6_00 }]);
    expect(count([satis({ satirlar: [] })], { ...ARALIK, kurallar: tahsil, kapanan: closed })).toMatchObject([{ esas: -60_00, prim: -6_00 }]);
    const baskasi = count([satis({ saticiID: MERT, odemeler: [odenen(60_00)] })], { ...ARALIK, kurallar: tahsil, kapanan: closed });
    expect(baskasi.map(({ personelID, prim }) => [personelID, prim])).toEqual([[MERT, 6_00], [AYSE, -6_00]]);
  });

  it('loses no more than the part of a payment that was given back', () => {
    expect(count([satis({ odemeler: [odenen(45_00)] })], { ...ARALIK, kurallar: tahsil, kapanan: closed })).toMatchObject([{ esas: -15_00, prim: -1_50 }]);
  });

  it('brings nothing of a line that was taken back already', () => {
    const kapanan = closed.map((biri) => ({ ...biri, esas: ZERO, prim: ZERO }));
    expect(count([satis({ satirlar: [] })], { ...ARALIK, kurallar: tahsil, kapanan })).toEqual([]);
  });

  it('takes all of a line back whose part is a kuruş less than before the month', () => {
    const satirlar = [100, 300, 301].map((tutar, i) => satir({ satirID: i, tutar: kurus(tutar) }));
    const once = odenen(3, '2026-10-31');
    const kapanan = count([satis({ satirlar, odemeler: [once, odenen(200)] })], { kurallar: tahsil });
    const rows = count([satis({ satirlar, odemeler: [once, odenen(1)] })], { ...ARALIK, kurallar: tahsil, kapanan });
    expect(rows[0]).toMatchObject({ satirID: 0, esas: 0 - kapanan[0]!.esas, prim: 0 - kapanan[0]!.prim });
  });

  it('keeps a package for its performer, if it was closed so before its sessions counted', () => {
    const yapilan = [kural({ esas: 'yapilan' })];
    const paket = satis({ satirlar: [satir({ yapanlar: [MERT], seans: 'satilan' })] });
    const kapanan = [{ personelID: MERT, satisID: 1, satirID: 1, kuralID: 1, esas: kurus(100_00), prim: kurus(10_00) }];
    expect(count([paket], { ...ARALIK, kurallar: yapilan, kapanan })).toEqual([]);
    expect(count([paket], { ...ARALIK, kurallar: yapilan })).toEqual([]);
  });

  it('keeps the rule of its lines, whatever group their service belongs to now', () => {
    const kurallar = [...tahsil, kural({ id: 2, anaUrunID: 9, oran: 50 })];
    const tasinan = satis({ satirlar: [satir({ anaUrunID: 9 })], odemeler: [odenen(60_00), odenen(40_00, '2026-12-05')] });
    expect(count([tasinan], { ...ARALIK, kurallar, kapanan: closed })).toMatchObject([{ kuralID: 1, prim: 4_00 }]);
  });

  it('is taken back at the rate at which it was closed, also by steps', () => {
    const basamaklar = [{ alt: ZERO, oran: 5 }, { alt: kurus(50_00), oran: 50 }];
    const kurallar = [kural({ tur: 'basamak', basamaklar })];
    const kapanan = count([satis()], { kurallar });
    expect(primOf(kapanan)).toBe(27_50);
    expect(count([satis({ satirlar: [] })], { ...ARALIK, kurallar, kapanan })).toMatchObject([{ prim: -27_50 }]);
  });
});

const anyTutar = fc.integer({ min: 1, max: 5_000_000 });
const anySatirlar = fc.array(fc.record({ tutar: anyTutar, adet: fc.integer({ min: 1, max: 9000 }), yapan: fc.integer({ min: 0, max: 3 }) }), { minLength: 1, maxLength: 6 }).map((satirlar) =>
  satirlar.map(({ tutar, adet, yapan }, i) => satir({ satirID: i + 1, altUrunID: i + 1, tutar: kurus(tutar), kdvTutari: kurus(Math.floor(tutar / 6)), adet: adet / 1000, yapanlar: [11, 12, 13].slice(0, yapan) })),
);
const anyDeger = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((oran) => ({ tur: 'oran' as const, oran: oran / 100 })),
  fc.integer({ min: 1, max: 100_000 }).map((tutar) => ({ tur: 'tutar' as const, tutar: kurus(tutar) })),
  fc.record({ alt: fc.integer({ min: 1, max: 1_000_000 }), oran: fc.integer({ min: 0, max: 100 }) }).map(({ alt, oran }) => ({ tur: 'basamak' as const, basamaklar: [{ alt: ZERO, oran: 5 }, { alt: kurus(alt), oran }] })),
);
const anyKural = fc.record({ deger: anyDeger, esas: fc.constantFrom('satilan' as const, 'tahsil' as const, 'yapilan' as const), kdvHaric: fc.boolean() })
  .map(({ deger, esas, kdvHaric }) => kural({ ...deger, esas, kdvHaric }));
/** Splits the whole into parts that are paid one after the other, a month each. */
const anyParcalar = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 });
const AYLAR = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];

/** Closes month after month as a salon does, with the state of the sales in each. */
function closeAll(aylar: readonly PrimSatisi[][], kurallar: PrimKurali[]): Kapanan[] {
  const kapanan = new Map<string, Kapanan>();
  for (const [i, satislar] of aylar.entries()) {
    for (const row of hakedisOf({ satislar, kurallar, oranlar: new Map(), bas: '2026-08-01', son: `${AYLAR[i]}-31`, kapanan: [...kapanan.values()] })) {
      const key = `${row.personelID} ${row.satirID}`;
      const eski = kapanan.get(key);
      kapanan.set(key, { ...row, esas: sum([row.esas, eski?.esas ?? ZERO]), prim: sum([row.prim, eski?.prim ?? ZERO]) });
    }
  }
  return [...kapanan.values()];
}

const paidIn = (satirlar: PrimSatiri[], parcalar: readonly number[]): PrimSatisi => {
  const toplam = sum(satirlar.map(({ tutar }) => tutar));
  const odenen = parcalar.map((parca) => kurus(Math.floor((toplam * parca) / 400)));
  return satis({ tarih: '2026-08-05', satirlar, odemeler: [...odenen, kurus(toplam - sum(odenen))].map((tutar, i) => ({ tarih: `${AYLAR[i]}-10`, tutar })) });
};

test('payments over months bring the same commission as one payment', () => {
  fc.assert(
    fc.property(anySatirlar, anyParcalar, anyKural.filter(({ tur }) => tur !== 'basamak'), (satirlar, parcalar, biri) => {
      const sale = paidIn(satirlar, parcalar);
      const kurallar = [biri];
      const atOnce = hakedisOf({ satislar: [sale], kurallar, oranlar: new Map(), bas: '2026-08-01', son: '2026-12-31' });
      const closed = closeAll(AYLAR.map(() => [sale]), kurallar);
      expect(primOf(closed)).toBe(primOf(atOnce));
      expect(sum(closed.map(({ esas }) => esas))).toBe(sum(atOnce.map(({ esas }) => esas)));
    }),
  );
});

test('a cancelled sale brings nothing in sum, whatever was closed of it', () => {
  fc.assert(
    fc.property(anySatirlar, anyParcalar, anyKural, fc.integer({ min: 0, max: 3 }), (satirlar, parcalar, biri, until) => {
      const sale = paidIn(satirlar, parcalar);
      const closed = closeAll(AYLAR.map((_, i) => [i <= until ? sale : { ...sale, satirlar: [], odemeler: [] }]), [biri]);
      expect(closed.every(({ esas, prim }) => esas === 0 && prim === 0)).toBe(true);
    }),
  );
});

test('the parts of a line add up to the whole, however many performers it has', () => {
  fc.assert(
    fc.property(anySatirlar, fc.integer({ min: 1, max: 10_000 }), (satirlar, oran) => {
      const rows = count([satis({ satirlar })], { kurallar: [kural({ esas: 'yapilan', oran: oran / 100 })] });
      for (const { satirID, tutar, yapanlar } of satirlar) {
        const own = rows.filter((row) => row.satirID === satirID);
        expect(sum(own.map(({ esas }) => esas))).toBe(yapanlar.length === 0 ? 0 : tutar);
        expect(primOf(own)).toBe(yapanlar.length === 0 ? 0 : multiply(tutar, oran, 100_00));
      }
    }),
  );
});

test('the parts of steps add up to the whole', () => {
  fc.assert(
    fc.property(fc.array(anyTutar, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 20_000_000 }), (tutarlar, alt) => {
      const basamaklar = [{ alt: ZERO, oran: 4 }, { alt: kurus(alt), oran: 9.5 }];
      const satislar = tutarlar.map((tutar, i) => satis({ satisID: i, satirlar: [satir({ satirID: i, tutar: kurus(tutar) })] }));
      expect(primOf(count(satislar, { kurallar: [kural({ tur: 'basamak', basamaklar })] }))).toBe(primOfBasamaklar(basamaklar, sum(tutarlar.map(kurus))));
    }),
  );
});
