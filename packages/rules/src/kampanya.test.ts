import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyKampanyalar, type Durum, isGecerli, isVeren, joinIskonto, type Kampanya, type KampanyaSatiri, kampanyaYuzdesi } from './kampanya.ts';
import { kurus, sum } from './para.ts';
import { priceBrut } from './satis.ts';

const kampanya = (overrides: Partial<Kampanya> = {}): Kampanya => ({
  id: 1, adi: 'Bahar', tur: 'oran', iskonto: 20, al: 1, ode: 0, tumu: true, altUrunIDler: [], anaUrunIDler: [], urunIskontolari: {}, grupIskontolari: {}, baslangicTarihi: '2026-11-01',
  bitisTarihi: '2026-11-30', gunler: [], baslangicSaati: null, bitisSaati: null, musteriGruplari: [], ilkZiyaret: false, birlesir: false, ...overrides,
});
const durum: Durum = { tarih: '2026-11-25', gun: 3, saat: '14:30', musteriGrupID: 2, ilkZiyaretMi: false };
const satir = (altUrunID: number, fiyat: number, adet = 1): KampanyaSatiri => ({ altUrunID, anaUrunID: altUrunID * 10, adet, birimFiyat: kurus(fiyat) });
const offOf = (kampanyalar: Kampanya[], satirlar: KampanyaSatiri[]) => applyKampanyalar(kampanyalar, satirlar, durum).map(({ iskonto }) => iskonto);

describe('a campaign counts', () => {
  test.each<[string, Partial<Kampanya>, boolean]>([
    ['on its first day', { baslangicTarihi: '2026-11-25' }, true],
    ['on its last day', { bitisTarihi: '2026-11-25' }, true],
    ['not before', { baslangicTarihi: '2026-11-26' }, false],
    ['not after', { bitisTarihi: '2026-11-24' }, false],
    ['on its weekdays', { gunler: [1, 3] }, true],
    ['on no other', { gunler: [1, 2] }, false],
    ['from its hour on', { baslangicSaati: '14:30', bitisSaati: '16:00' }, true],
    ['until its hour', { baslangicSaati: '10:00', bitisSaati: '14:30' }, false],
    ['for its customers', { musteriGruplari: [2, 5] }, true],
    ['for no others', { musteriGruplari: [5] }, false],
    ['at a first visit only', { ilkZiyaret: true }, false],
  ])('%s', (_, overrides, expected) => {
    expect(isGecerli(kampanya(overrides), durum)).toBe(expected);
  });
});

test('takes something off, at least of some product', () => {
  expect([kampanya(), kampanya({ iskonto: 0, urunIskontolari: { 1: 5 } }), kampanya({ tur: 'adet', iskonto: 0 }), kampanya({ tumu: false, anaUrunIDler: [3] })].map(isVeren)).toEqual([true, true, true, true]);
  expect([kampanya({ iskonto: 0 }), kampanya({ tumu: false })].map(isVeren)).toEqual([false, false]);
});

describe('it takes off', () => {
  test('a percentage, half-up', () => expect(offOf([kampanya({ iskonto: 12.5 })], [satir(1, 99_99)])).toEqual([12_50]));
  test('an amount off each piece, never more than it costs', () =>
    expect(offOf([kampanya({ tur: 'tutar', iskonto: 30_00 })], [satir(1, 100_00, 2), satir(2, 20_00)])).toEqual([60_00, 20_00]));
  test('only off its own product or group', () => {
    expect(offOf([kampanya({ tumu: false, altUrunIDler: [2] })], [satir(1, 100_00), satir(2, 50_00)])).toEqual([0, 10_00]);
    expect(offOf([kampanya({ tumu: false, anaUrunIDler: [10] })], [satir(1, 100_00), satir(2, 50_00)])).toEqual([20_00, 0]);
  });
  test('off a product or a group with a discount of its own, that discount, in any scope of the campaign', () => {
    const kendi = { altUrunIDler: [1, 2], urunIskontolari: { 1: 50 }, grupIskontolari: { 10: 5, 30: 40 } };
    expect(offOf([kampanya({ tumu: false, anaUrunIDler: [30], ...kendi })], [satir(1, 100_00), satir(2, 100_00), satir(3, 100_00), satir(4, 100_00)])).toEqual([50_00, 20_00, 40_00, 0]);
    expect(offOf([kampanya({ tur: 'tutar', iskonto: 5_00, tumu: true, altUrunIDler: [1], urunIskontolari: { 1: 30 } })], [satir(1, 100_00, 2), satir(2, 100_00)])).toEqual([60_00, 5_00]);
  });
  test('the cheapest of three, across lines, once for every three', () => {
    const ucAlIkiOde = kampanya({ tur: 'adet', al: 3, ode: 2 });
    expect(offOf([ucAlIkiOde], [satir(1, 100_00, 2), satir(2, 40_00)])).toEqual([0, 40_00]);
    expect(offOf([ucAlIkiOde], [satir(1, 100_00, 2)])).toEqual([0]);
    expect(offOf([ucAlIkiOde], [satir(1, 100_00, 7)])).toEqual([200_00]);
    expect(offOf([ucAlIkiOde], [satir(1, 10_00, 2), satir(2, 90_00, 4)])).toEqual([10_00, 90_00]);
  });
  test('nothing off gifts, which do not make a second piece free either', () => {
    const ucAlIkiOde = kampanya({ tur: 'adet', al: 3, ode: 2 });
    expect(offOf([ucAlIkiOde], [satir(1, 100_00, 2), { ...satir(1, 100_00), haric: true }])).toEqual([0, 0]);
    expect(offOf([kampanya({})], [satir(1, 100_00), { ...satir(2, 50_00), haric: true }])).toEqual([20_00, 0]);
  });
});

describe('of several', () => {
  const tek = kampanya({ id: 1, iskonto: 30 });
  const ilk = kampanya({ id: 2, iskonto: 20, birlesir: true });
  const sonra = kampanya({ id: 3, iskonto: 10, birlesir: true });

  test('the best one is taken, or all that join, each off the rest of the ones before', () => {
    expect(applyKampanyalar([sonra, ilk], [satir(1, 100_00)], durum)).toEqual([{ iskonto: 28_00, kampanyalar: [2, 3] }]);
    expect(applyKampanyalar([sonra, ilk, tek], [satir(1, 100_00)], durum)).toEqual([{ iskonto: 30_00, kampanyalar: [1] }]);
  });

  test('of equal ones the older is taken', () => {
    expect(applyKampanyalar([{ ...tek, id: 9 }, tek], [satir(1, 100_00)], durum)[0]!.kampanyalar).toEqual([1]);
  });
});

describe('the discount of the desk beside campaigns', () => {
  const brut = kurus(100_00);
  test('is taken from the rest', () => {
    expect(joinIskonto({ brut, kampanya: kurus(40_00), iskonto: { tip: 'oran', deger: 10 } })).toEqual({ tip: 'tutar', deger: 46_00 });
    expect(kampanyaYuzdesi({ brut, kampanya: kurus(40_00), kalanYuzdesi: 10 })).toBe(46);
  });

  test('without campaigns is as typed, and has no limit of its own', () => {
    expect(joinIskonto({ brut, kampanya: kurus(0), iskonto: { tip: 'oran', deger: 10 } })).toEqual({ tip: 'oran', deger: 10 });
    expect(kampanyaYuzdesi({ brut, kampanya: kurus(0), kalanYuzdesi: 10 })).toBe(0);
  });
});

const kampanyalar = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 9 }), tur: fc.constantFrom('oran' as const, 'tutar' as const, 'adet' as const), iskonto: fc.integer({ min: 0, max: 100 }), al: fc.integer({ min: 1, max: 6 }), birlesir: fc.boolean(), tumu: fc.boolean() }).chain((k) =>
    fc.integer({ min: 0, max: k.al - 1 }).map((ode) => kampanya({ ...k, ode, altUrunIDler: [1, 3], iskonto: k.tur === 'tutar' ? k.iskonto * 37 : k.iskonto }))),
  { maxLength: 6, selector: ({ id }) => id },
);
const satirlar = fc.array(fc.record({ altUrunID: fc.integer({ min: 1, max: 4 }), adet: fc.integer({ min: 1, max: 9000 }).map((n) => n / 1000), fiyat: fc.integer({ min: 0, max: 500_00 }) }).map(({ altUrunID, adet, fiyat }) => satir(altUrunID, fiyat, adet)), { maxLength: 6 });

test('however they are stacked, no line costs less than nothing, and no worse choice for the customer is taken', () => {
  fc.assert(
    fc.property(kampanyalar, satirlar, (all, lines) => {
      const paylar = applyKampanyalar(all, lines, durum);
      for (const [i, { iskonto, kampanyalar: hangileri }] of paylar.entries()) {
        expect(iskonto).toBeGreaterThanOrEqual(0);
        expect(iskonto).toBeLessThanOrEqual(priceBrut(lines[i]!));
        expect(hangileri.length > 0).toBe(iskonto > 0);
      }
      const toplam = sum(paylar.map(({ iskonto }) => iskonto));
      for (const one of all) expect(toplam).toBeGreaterThanOrEqual(sum(applyKampanyalar([one], lines, durum).map(({ iskonto }) => iskonto)));
      expect(applyKampanyalar(all.toReversed(), lines, durum).reduce((n, { iskonto }) => n + iskonto, 0)).toBe(toplam);
    }),
  );
});
