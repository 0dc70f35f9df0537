import { expect, test } from 'vitest';
import { BOS_SUZGEC, readKisiler, suzgecOf } from './secim.ts';

test('a file is read as people have it', () => {
  const metin = '\uFEFFAd Soyad;Telefon\nAyşe Yılmaz;0532 111 22 33\n"Fatma","Kara",5551112233\n0(555) 444 33 22\n\nBozuk satır\n';
  expect(readKisiler(metin)).toEqual([
    { musteriID: null, adSoyad: 'Ayşe Yılmaz', cepTelefonu: '0532 111 22 33' },
    { musteriID: null, adSoyad: 'Fatma Kara', cepTelefonu: '5551112233' },
    { musteriID: null, adSoyad: null, cepTelefonu: '0(555) 444 33 22' },
  ]);
});

test('a filter leaves out what is half typed', () => {
  expect(suzgecOf({ ...BOS_SUZGEC, gelmeyenGun: '9x', gelenGun: 30, dogumGunu: 0, cinsiyet: '1', grupID: 3 })).toMatchObject({ gelmeyenGun: null, gelenGun: 30, dogumGunu: 0, cinsiyet: 1, grupIDler: [3] });
});
