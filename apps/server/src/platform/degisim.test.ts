import { kurus } from '@defter/rules/para.ts';
import { expect, it } from 'vitest';
import { diffOf, isSame, wireOf } from './degisim.ts';

const PERSONEL = { menu: 'personel', islem: 'guncelleme' } as const;
const MUSTERI = { menu: 'musteri', islem: 'guncelleme' } as const;

it('keeps what differs, as text', () => {
  const before = { ad: 'Ayşe', soyad: '', maas: kurus(10_00), calisiyorMu: true, verilenHaklar: ['1', '2'] };
  expect(diffOf(PERSONEL, before, { ad: 'Ayşe', soyad: null, maas: kurus(12_50), calisiyorMu: false, verilenHaklar: ['2'] })).toEqual({
    maas: ['10', '12.5'],
    calisiyorMu: ['true', 'false'],
    verilenHaklar: ['1, 2', '2'],
  });
});

it('looks at what was saved, and at all of what is new or gone', () => {
  expect(diffOf(MUSTERI, { ad: 'Ayşe', email: 'a@b.co', guid: 'x' }, { ad: 'Ayşe', email: undefined })).toEqual({});
  expect(diffOf(MUSTERI, { ad: 'Ayşe' }, null)).toEqual({ ad: ['Ayşe', null] });
  expect(diffOf({ ...MUSTERI, nesne: 'adres' }, null, { adres: 'Lale Sokak' })).toEqual({ adres: [null, 'Lale Sokak'] });
});

it('knows what would change nothing, whether it may be told or not', () => {
  expect(isSame({ ad: 'Ayşe', gizem: 1 }, { ad: 'Ayşe' })).toBe(true);
  expect(isSame({ gizem: 1 }, { gizem: 2 })).toBe(false);
});

it('reads the names of the wire from those of the tables', () => {
  expect(wireOf({ grup_id: 1, tc_kimlik_no: null, calisiyor_mu: true, ad: 'Ayşe' })).toEqual({ grupID: 1, tcKimlikNo: null, calisiyorMu: true, ad: 'Ayşe' });
});

it('keeps no secret at all, no identity number in full, and no value of what the contract does not know', () => {
  expect(diffOf(MUSTERI, { tcKimlikNo: '10000000146' }, { tcKimlikNo: null })).toEqual({ tcKimlikNo: ['•••••••••46', null] });
  expect(diffOf(PERSONEL, { sifre: 'a' }, { sifre: 'c' })).toEqual({});
  expect(diffOf(PERSONEL, { parolaHash: 'b', 'kanGrubu:sol': '0' }, { parolaHash: null, 'kanGrubu:sol': 'A' })).toEqual({
    parolaHash: ['•••', null],
    'kanGrubu:sol': ['•••', '•••'],
  });
});
