import { kurus, negate, ZERO } from '@defter/rules/para.ts';
import { expect, it } from 'vitest';
import { toKayit } from './cari-girdisi.ts';
import { ISLEM_ADLARI, islemOf } from './islemler.ts';

const girdi = { tutar: kurus(250), odemeSekliID: 2, altKategoriID: 23, tarih: '2026-11-21', aciklama: null };

it('reads every movement back under the name it was made with', () => {
  for (const islem of ISLEM_ADLARI) {
    const { tur = 'kasa', gelir = ZERO, gider = ZERO } = toKayit({ ...girdi, islem }, { id: 0, personelID: 7 });
    expect(gelir + gider).toBe(250);
    expect(islemOf({ tur, gelir })).toBe(islem);
    // A reversal has the name of the movement that it reverses.
    expect(islemOf({ tur, gelir: negate(gelir) })).toBe(islem);
  }
});

it('names an account of the till only for movements of the till', () => {
  expect(toKayit({ ...girdi, islem: 'odeme' }, { id: 0, personelID: 7 })).toMatchObject({ odemeSekliID: 2, altKategoriID: 23, kategoriID: 3 });
  expect(toKayit({ ...girdi, islem: 'maas' }, { id: 0, personelID: 7 })).not.toHaveProperty('odemeSekliID');
});
