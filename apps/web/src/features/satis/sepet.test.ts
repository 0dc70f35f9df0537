import { kurus } from '@defter/rules/para.ts';
import { expect, test } from 'vitest';
import { emptySepet, reduceSepet, type Sepet, type SepetDegisikligi } from './sepet.ts';

const NAKIT = 1;
const urun = (id: number, lira: number): SepetDegisikligi => ({ tur: 'satirEkle', urun: { id, adi: 'Cilt bakımı', kdv: 20, fiyat: kurus(lira * 100), fiyat2: kurus(0) } });
const plan = (...liralar: number[]): SepetDegisikligi => ({ tur: 'taksitler', taksitler: liralar.map((lira, i) => ({ tarih: `2026-12-0${i + 1}`, tutar: kurus(lira * 100) })) });
const sepetWith = (...degisiklikler: SepetDegisikligi[]): Sepet => degisiklikler.reduce(reduceSepet, emptySepet());
const tutarlar = ({ taksitler }: Sepet) => taksitler.map(({ tutar }) => tutar / 100);

test('equal instalments follow the rest to pay: another product, a payment, a discount', () => {
  const sepet = sepetWith(urun(1, 900), plan(300, 300, 300), urun(2, 100));
  expect(tutarlar(sepet)).toEqual([333.34, 333.33, 333.33]);
  const paid = reduceSepet(sepet, { tur: 'odemeEkle', odemeSekliID: NAKIT, tutar: kurus(40_000) });
  expect(tutarlar(paid)).toEqual([200, 200, 200]);
  expect(tutarlar(reduceSepet(paid, { tur: 'alan', alan: { iskonto: 3_000 } }))).toEqual([190, 190, 190]);
  expect(paid.taksitler.map(({ tarih }) => tarih)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
});

test('instalments that were typed stay as they are', () => {
  expect(tutarlar(sepetWith(urun(1, 900), plan(500, 200, 200), urun(2, 100)))).toEqual([500, 200, 200]);
  const written = sepetWith(urun(1, 900), plan(300, 300, 300));
  const key = written.taksitler[0]!.key;
  expect(tutarlar([{ tur: 'taksit', key, alan: { tutar: kurus(10_000) } } as const, urun(2, 100)].reduce(reduceSepet, written))).toEqual([100, 300, 300]);
});

test('a plan stays if nothing is left for it, and that of a saved sale always', () => {
  const sepet = sepetWith(urun(1, 900), plan(450, 450));
  expect(tutarlar(reduceSepet(sepet, { tur: 'odemeEkle', odemeSekliID: NAKIT, tutar: kurus(90_000) }))).toEqual([450, 450]);
  expect(tutarlar(reduceSepet({ ...sepet, pesinat: kurus(0) }, urun(2, 100)))).toEqual([450, 450]);
});

test('the discount of the campaigns stays while only the performer or the discount of a line changes', () => {
  const sepet = reduceSepet(sepetWith(urun(1, 900)), { tur: 'kampanyalar', paylar: [{ tutar: kurus(9_000), adi: 'Kış' }] });
  const key = sepet.satirlar[0]!.key;
  const adlari = (alan: Partial<Sepet['satirlar'][number]>) => reduceSepet(sepet, { tur: 'satir', key, alan }).satirlar.map(({ kampanya }) => kampanya?.adi);
  expect(adlari({ uygulayanPersonelID: 4 })).toEqual(['Kış']);
  expect(adlari({ iskonto: 500 })).toEqual(['Kış']);
  expect(adlari({ adet: 2 })).toEqual([undefined]);
  expect(adlari({ paketten: true })).toEqual([undefined]);
});
