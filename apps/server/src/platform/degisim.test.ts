import { expect, it } from 'vitest';
import { diffOf, wireOf } from './degisim.ts';

it('keeps what differs, as text', () => {
  const before = { ad: 'Ayşe', maas: 10, aktifMi: true, telefonlar: ['1', '2'], notu: '' };
  expect(diffOf(before, { ad: 'Ayşe', maas: 12.5, aktifMi: false, telefonlar: ['2'], notu: null })).toEqual({
    maas: ['10', '12.5'],
    aktifMi: ['true', 'false'],
    telefonlar: ['1, 2', '2'],
  });
});

it('looks at what was saved, and at all of what is new or gone', () => {
  expect(diffOf({ ad: 'Ayşe', email: 'a@b.co', guid: 'x' }, { ad: 'Ayşe', email: undefined })).toEqual({});
  expect(diffOf({ ad: 'Ayşe' }, null)).toEqual({ ad: ['Ayşe', null] });
  expect(diffOf(null, { adres: 'Lale Sokak' })).toEqual({ adres: [null, 'Lale Sokak'] });
});

it('reads the names of the wire from those of the tables', () => {
  expect(wireOf({ grup_id: 1, tc_kimlik_no: null, calisiyor_mu: true, ad: 'Ayşe' })).toEqual({ grupID: 1, tcKimlikNo: null, calisiyorMu: true, ad: 'Ayşe' });
});

it('keeps no secret at all and no identity number in full', () => {
  expect(diffOf({ sifre: 'a', parolaHash: 'b', tcKimlikNo: '10000000146' }, { sifre: 'c', parolaHash: 'd', tcKimlikNo: null })).toEqual({
    tcKimlikNo: ['•••••••••46', null],
  });
});
