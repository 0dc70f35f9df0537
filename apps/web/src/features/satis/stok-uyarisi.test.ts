import type { SatisStogu } from '@defter/contract/satis-stogu.ts';
import { expect, it } from 'vitest';
import type { Sepet } from './sepet.ts';
import { stokUyarilari } from './stok-uyarisi.ts';

const [KREM, BAKIM, AMPUL] = [1, 2, 3];
const krem: SatisStogu = { altUrunID: KREM, stokUrunID: KREM, adi: 'Krem', birimAdi: 'adet', oran: 1, miktar: 4, kritik: 2 };
/** The care uses up a tenth of an ampoule. */
const ampul: SatisStogu = { altUrunID: BAKIM, stokUrunID: AMPUL, adi: 'Ampul', birimAdi: null, oran: 0.1, miktar: 0.3, kritik: null };
const sepet = (...satirlar: { altUrunID: number; adet: number; id?: number }[]) => ({ satirlar: satirlar.map((satir) => ({ id: 0, ...satir })) }) as Pick<Sepet, 'satirlar'>;
const turler = (yeni: Pick<Sepet, 'satirlar'>, { eski = sepet(), alarm = true, bitmis = false, stoklar = [krem, ampul] } = {}) =>
  [...stokUyarilari(yeni, eski, stoklar, { alarm, bitmis })].map(([id, uyarilar]) => [id, ...uyarilar.map(({ tur, sonra }) => [tur, sonra])]);

it('tells of stocks that fall to their critical level, run out or fall below zero, and not of sufficient ones', () => {
  expect(turler(sepet({ altUrunID: KREM, adet: 1 }))).toEqual([]);
  expect(turler(sepet({ altUrunID: KREM, adet: 2 }))).toEqual([[KREM, ['kritik', 2]]]);
  expect(turler(sepet({ altUrunID: KREM, adet: 3 }, { altUrunID: KREM, adet: 1 }))).toEqual([[KREM, ['biter', 0]]]);
  expect(turler(sepet({ altUrunID: KREM, adet: 5 }))).toEqual([[KREM, ['eksi', -1]]]);
});

it('adds up what services use, exactly', () => {
  expect(turler(sepet({ altUrunID: BAKIM, adet: 2 }))).toEqual([]);
  expect(turler(sepet({ altUrunID: BAKIM, adet: 2 }, { altUrunID: BAKIM, adet: 1 }))).toEqual([[BAKIM, ['biter', 0]]]);
  // Two lines that use the same stock count together.
  const serum = { ...ampul, altUrunID: KREM };
  expect(turler(sepet({ altUrunID: BAKIM, adet: 2 }, { altUrunID: KREM, adet: 2 }), { stoklar: [ampul, serum] })).toEqual([[BAKIM, ['eksi', -0.1]], [KREM, ['eksi', -0.1]]]);
});

it('does not tell of critical levels if the settings turn that off, but always of missing stock', () => {
  expect(turler(sepet({ altUrunID: KREM, adet: 4 }), { alarm: false })).toEqual([]);
  expect(turler(sepet({ altUrunID: KREM, adet: 5 }), { alarm: false })).toEqual([[KREM, ['eksi', -1]]]);
});

it('counts for a saved sale what its products take in addition, and what its services will use up', () => {
  const eski = sepet({ altUrunID: KREM, adet: 4, id: 7 }, { altUrunID: BAKIM, adet: 4, id: 8 });
  const stoklar = [{ ...krem, miktar: 0 }, ampul];
  expect(turler(eski, { eski, stoklar })).toEqual([[BAKIM, ['eksi', -0.1]]]);
  // Once the sale is finished, the materials of its services have left the shelf as well.
  expect(turler(eski, { eski, stoklar, bitmis: true })).toEqual([]);
  expect(turler(sepet({ altUrunID: BAKIM, adet: 8, id: 8 }), { eski, stoklar, bitmis: true })).toEqual([[BAKIM, ['eksi', -0.1]]]);
  expect(turler(sepet({ altUrunID: KREM, adet: 5, id: 7 }), { eski, stoklar })).toEqual([[KREM, ['eksi', -1]]]);
});
