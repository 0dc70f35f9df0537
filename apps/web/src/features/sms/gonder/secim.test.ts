import { expect, test } from 'vitest';
import { alicilarOf, BOS_SECIM, BOS_SUZGEC, eksikOf, readKisiDosyasi, readKisiler } from './secim.ts';

test('a file is read in its usual forms', () => {
  const metin = '\uFEFFAd Soyad;Telefon\nAyşe Yılmaz;0532 111 22 33\n"Fatma","Kara",5551112233\n0(555) 444 33 22\n\nBozuk satır\n';
  expect(readKisiler(metin)).toEqual([
    { musteriID: null, adSoyad: 'Ayşe Yılmaz', cepTelefonu: '0532 111 22 33' },
    { musteriID: null, adSoyad: 'Fatma Kara', cepTelefonu: '5551112233' },
    { musteriID: null, adSoyad: null, cepTelefonu: '0(555) 444 33 22' },
  ]);
});

test('a file of Turkish Excel keeps the letters of its names', async () => {
  // "Ayşe Çağrı" in the letters of Turkish Windows, as Excel saves a list with semicolons.
  const windows = new Uint8Array([...'Ay\u00fee \u00c7a\u00f0r\u00fd;05321112233\r\n'].map((sign) => sign.codePointAt(0)!));
  expect(await readKisiDosyasi(new Blob([windows]))).toEqual([{ musteriID: null, adSoyad: 'Ayşe Çağrı', cepTelefonu: '05321112233' }]);
  const unicode = Uint8Array.from('\ufeffIşıl;05321112233'.split('').flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));
  expect(await readKisiDosyasi(new Blob([unicode]))).toMatchObject([{ adSoyad: 'Işıl' }]);
});

test('a filter leaves a half-typed number out', () => {
  const suzgec = { ...BOS_SUZGEC, gelmeyenGun: '9x', gelenGun: 30, dogumGunu: 0, cinsiyet: '1', grupID: 3 };
  expect(alicilarOf({ ...BOS_SECIM, suzgec }).suzgec).toMatchObject({ gelmeyenGun: null, gelenGun: 30, dogumGunu: 0, cinsiyet: 1, grupIDler: [3] });
});

test('a filter with text instead of a number sends nothing, because it would reach everybody', () => {
  const hazir = { mesaj: 'Merhaba', gidecek: 82, isReady: true };
  for (const suzgec of [{ gelmeyenGun: '5000' }, { gelenGun: '0' }, { dogumGunu: 'abc' }]) expect(eksikOf({ ...hazir, secim: { ...BOS_SECIM, suzgec: { ...BOS_SUZGEC, ...suzgec } } })).toBe('suzgec');
  expect(eksikOf({ ...hazir, secim: { ...BOS_SECIM, suzgec: { ...BOS_SUZGEC, gelmeyenGun: 30, gelenGun: '' } } })).toBeUndefined();
});
