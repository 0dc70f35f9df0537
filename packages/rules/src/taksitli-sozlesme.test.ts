import { describe, expect, it } from 'vitest';
import { BELGE_ALANLARI, fillBelge, findEksikAlanlar, findEksikler, SOZLESME_TURLERI } from './taksitli-sozlesme.ts';

it('fills known values, leaves blanks for unknown ones, and keeps the place of the table', () => {
  expect(fillBelge('Sayın {isim}: {taksitler}[adres] {bilinmeyen}', { isim: 'Ayşe' }, 'taksitli')).toEqual(['Sayın Ayşe: ', '………………………… {bilinmeyen}']);
  expect(fillBelge('{vade} {pesinat}', { vade: '25.12.2026' }, 'senet')).toEqual(['25.12.2026 {pesinat}']);
});

describe('a text', () => {
  it.each(SOZLESME_TURLERI)('of %s with all its placeholders is complete, and an empty one gets the demands of the law', (tur) => {
    expect(findEksikAlanlar(tur, BELGE_ALANLARI[tur].map((ad) => `{${ad}}`).join(' '))).toEqual([]);
    expect(findEksikAlanlar(tur, 'Merhaba')).toContain('unvan');
  });

  it('may name the company by either name', () => {
    expect(findEksikAlanlar('cayma', '[firma] {firmaAdresi} {isim} {tarih} {hizmetler}')).toEqual([]);
  });
});

it('names the missing facts of the parties; one number of the business is enough', () => {
  const firma = { adres: 'Moda Cd. 5', ilAdi: 'İstanbul', telefon: '+902160000000', vergiNo: null, mersisNo: '0123456789012345' };
  expect(findEksikler({ firma, musteri: { adres: 'Ev', telefon: '+905550000000' } })).toEqual([]);
  expect(findEksikler({ firma: { ...firma, ilAdi: null }, musteri: { adres: 'Ev', telefon: '+905550000000' } })).toEqual(['firmaIli']);
  expect(findEksikler({ firma: { ...firma, adres: '', mersisNo: null }, musteri: { adres: null, telefon: '+905550000000' } })).toEqual(['firmaAdresi', 'vergiNo', 'musteriAdresi']);
});
