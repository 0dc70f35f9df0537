import { expect, it } from 'vitest';
import { findEksikler } from './eksikler.ts';
import { emptyMusteri, newAdres, withAskedRows } from './form-values.ts';

const TEXT = 'zorunlu';

it('names the required fields that are empty, and nothing else', () => {
  const values = emptyMusteri('Ayşe Kaya');
  expect(findEksikler(values, () => true, TEXT)).toEqual({
    'musteri.email': TEXT,
    'musteri.tcKimlikNo': TEXT,
    'musteriTelefon.0.telefon': TEXT,
    'adresler.0.adres': TEXT,
    'digerBilgiler.neredenDuydunuzID': TEXT,
  });
  expect(findEksikler(values, (alan) => alan === 'musteri.soyad', TEXT)).toEqual({});
});

it('is content with a phone or an address in any row', () => {
  const values = emptyMusteri('0532 123 45 67');
  values.adresler = [newAdres('Ev'), { ...newAdres('İş'), adres: 'Lale Sokak 3' }];
  const asked = findEksikler(values, (alan) => alan !== 'musteri.email', TEXT);
  expect(Object.keys(asked)).toEqual(['musteri.soyad', 'musteri.tcKimlikNo', 'digerBilgiler.neredenDuydunuzID']);
});

it('adds an empty line for a phone and an address only if they are required and missing', () => {
  const values = { ...emptyMusteri('Ayşe Kaya'), musteriTelefon: [] };
  const asked = withAskedRows(values, () => true, 'Ev');
  expect(asked.musteriTelefon).toMatchObject([{ telefon: '', varsayilanMi: true }]);
  expect(asked.adresler).toMatchObject([{ baslik: 'Ev', adres: '' }]);
  expect(withAskedRows(values, () => false, 'Ev')).toEqual(values);
  expect(withAskedRows(asked, () => true, 'Ev')).toEqual(asked);
});
