import type { RandevuHizmet } from '@defter/contract/randevu.ts';
import { kurus } from '@defter/rules/para.ts';
import { expect, test } from 'vitest';
import { ApiHatasi } from '../../app/data/api.ts';
import { type BosSaat, chooseNext, type EkSatir, lineOf, refusalInForm, shifted, totalOf } from './ziyaret.ts';

const hizmet = (sure: number, lira: number): RandevuHizmet => ({ id: 0, altUrunID: 1, adi: 'Fön', altUrunAdi: 'Fön', sure, tamponOnce: 0, tamponSonra: 0, fiyat: kurus(lira * 100) });
const satir = (baslangicSaat: string | null, bitisSaat: string | null): EkSatir => ({
  hizmet: hizmet(30, 150),
  randevuSutunBaslikID: 1,
  uygulayanPersonelID: null,
  baslangicSaat,
  bitisSaat,
  yerler: [],
});
const bos = (baslangicSaat: string, randevuSutunBaslikID: number): BosSaat => ({ baslangicSaat, bitisSaat: '23:00', randevuSutunBaslikID, yerler: [], boslukBirakir: false });

test('the next line begins at the end of the last one, with the same colleague before others, else with whoever is free first', () => {
  const elif = [bos('10:00', 1), bos('11:30', 1), bos('12:00', 1)];
  const hepsi = [bos('10:00', 2), bos('11:00', 2), bos('11:30', 2)];
  expect(chooseNext(elif, hepsi, '11:30')).toEqual(bos('11:30', 1));
  expect(chooseNext(elif, hepsi, '11:00')).toEqual(bos('11:00', 2));
  expect(chooseNext(elif, hepsi, '11:45')).toEqual(bos('12:00', 1));
  expect(chooseNext([], hepsi, '11:15')).toEqual(bos('11:30', 2));
  expect(chooseNext(elif, hepsi, '13:00')).toBeUndefined();
});

test('lines follow the one before them, but not out of the day', () => {
  expect(shifted([satir('10:00', '10:30'), satir('23:00', '23:45'), satir(null, '11:00'), satir('1', '2')], 30)).toEqual([
    satir('10:30', '11:00'),
    satir('23:00', '23:45'),
    satir(null, '11:00'),
    satir('1', '2'),
  ]);
  expect(shifted([satir('00:15', '00:45')], -30)).toEqual([satir('00:15', '00:45')]);
});

test('a refusal stands at its line of the form', () => {
  const refusal = (alan: string, isFirstOwn = true) => refusalInForm(new ApiHatasi(409, 'ayniSaatteRandevu', { alanlar: { [alan]: 'ayniSaatteRandevu' } }), isFirstOwn) as ApiHatasi;
  expect(refusal('randevular[0].baslangicSaat').alanlar).toEqual({ baslangicSaat: 'ayniSaatteRandevu' });
  expect(refusal('randevular[2].baslangicSaat').alanlar).toEqual({ 'ekler.1.baslangicSaat': 'ayniSaatteRandevu' });
  // A line that is added to a booked visit is not the form's own first line.
  expect(refusal('randevular[0].baslangicSaat', false).alanlar).toEqual({ 'ekler.0.baslangicSaat': 'ayniSaatteRandevu' });
  expect([refusal('musteriID'), refusal('randevular[0].baslangicSaat'), refusal('randevular[2].baslangicSaat')].map(lineOf)).toEqual([0, 0, 2]);
});

test('time and price of all lines add up', () => {
  expect(totalOf([hizmet(90, 900)], [satir('11:30', '12:00'), satir('12:00', '12:30')])).toEqual({ dakika: 150, fiyat: kurus(120_000) });
});
