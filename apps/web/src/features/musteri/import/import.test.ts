import { describe, expect, it } from 'vitest';
import { guessEslesme, toSatirlar } from './esleme.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { DosyaHatasi, textOf, toSayfalar, toTablo } from './tablo.ts';
import { unpackedSize } from './zip-size.ts';

describe('guessing columns', () => {
  it.each([
    [['Dosya No', 'Adı', 'Soyadı', 'Telefon', 'TC Kimlik No', 'Adres'], ['dosyaNo', 'ad', 'soyad', 'telefon', 'tcKimlikNo', 'adres']],
    [['CEP TELEFONU', 'MÜŞTERİ ADI SOYADI', 'NOT'], ['telefon', 'adSoyad', null]],
    [['GSM', 'İsim', 'Soyisim', 'T.C.'], ['telefon', 'ad', 'soyad', 'tcKimlikNo']],
    [['First name', 'Last name', 'Phone', 'Phone 2'], ['ad', 'soyad', 'telefon', null]],
    [['Müşteri', 'Müşteri No', 'Cep'], ['adSoyad', 'dosyaNo', 'telefon']],
    [['Ad', 'E-posta adresi', 'Adres', 'Bizi nereden duydunuz?'], ['ad', 'email', 'adres', 'neredenDuydunuz']],
    [['Ad Soyad', 'Doğum Tarihi', 'Doğum Yeri'], ['adSoyad', 'dogumTarihi', null]],
    [['A', 'B'], [null, null]],
    // Numbers that are not phone numbers.
    [['Dosya Numarası', 'Adı', 'Soyadı', 'Cep Telefonu'], ['dosyaNo', 'ad', 'soyad', 'telefon']],
    [['Vergi Numarası', 'Müşteri Numarası', 'Ad Soyad', 'İletişim'], [null, 'dosyaNo', 'adSoyad', 'telefon']],
    [['Ad', 'Kart numarası', 'Numarası'], ['ad', 'dosyaNo', 'telefon']],
    // A first name, where the last name has a column of its own.
    [['MÜŞTERİ ADI', 'MÜŞTERİ SOYADI', 'TELEFON'], ['ad', 'soyad', 'telefon']],
    [['Soyadı', 'Hasta adı', 'Tel'], ['soyad', 'ad', 'telefon']],
    [['Müşteri', 'Adı', 'Soyadı'], ['adSoyad', 'ad', 'soyad']],
    // The name of something else, where the whole name is there.
    [['Adı Soyadı', 'Hizmet Adı', 'Cep'], ['adSoyad', null, 'telefon']],
    [['Personel Adı', 'Müşteri Adı Soyadı'], [null, 'adSoyad']],
  ])('%j', (basliklar, alanlar) => {
    expect(guessEslesme(basliklar, [])).toEqual(alanlar);
  });

  it('keeps the earlier choice for a title', () => {
    expect(guessEslesme(['Ünvan', 'Not'], [{ baslik: 'unvan', alan: 'ad' }, { baslik: 'not', alan: 'adres' }])).toEqual(['ad', 'adres']);
    expect(guessEslesme(['Telefon'], [{ baslik: 'telefon', alan: null }])).toEqual([null]);
  });
});

describe('reading bytes', () => {
  const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

  it('refuses data without text, such as a picture or an old workbook', () => {
    expect(() => decodeText(bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a))).toThrow('okunamadi');
    expect(() => decodeText(bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0, 0))).toThrow('okunamadi');
  });

  it('refuses a document that was only renamed', () => {
    const encode = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
    expect(() => decodeText(encode('%PDF-1.7\nAd;Soyad\nAyşe;Kaya'))).toThrow('okunamadi');
    expect(() => decodeText(bytesOf(0x41, 0x3b, 0x42, 0x0a, 0x01, 0x02))).toThrow('okunamadi');
  });

  it('reads lines of Windows between lines of Unicode', () => {
    const lines = [...new TextEncoder().encode('Adı;Cep\r\n'), 0xde, 0xfd, 0xf0, 0x0d, 0x0a, ...new TextEncoder().encode('Ömer')];
    expect(decodeText(bytesOf(...lines))).toBe('Adı;Cep\r\nŞığ\r\nÖmer');
  });

  it('reads the Unicode text of Excel', () => {
    expect(decodeText(bytesOf(0xff, 0xfe, 0x41, 0, 0x31, 0x01))).toBe('Aı');
  });
});

describe('reading cells', () => {
  it('reads numbers, days and formulas as people would type them', () => {
    expect([5321234567, 1e15, 12.5, new Date('1990-05-03'), true, null, ' Işıl\u0000 '].map(textOf)).toEqual([
      '5321234567', '1000000000000000', '12.5', '03.05.1990', 'true', '', 'Işıl',
    ]);
  });

  it('finds the titles under empty rows, and leaves empty rows out', () => {
    expect(toTablo([[null, null], ['Ad', null], ['Ayşe', 5], [null, ''], ['Can', null]], 10)).toEqual({
      basliklar: ['Ad', 'B'],
      satirlar: [{ satir: 3, hucreler: ['Ayşe', '5'] }, { satir: 5, hucreler: ['Can', ''] }],
    });
    expect(() => toTablo([['Ad']], 10)).toThrow(DosyaHatasi);
    expect(() => toTablo([['Ad'], ['a'], ['b']], 1)).toThrow('cokSatir');
  });

  it('finds them under a heading that another program put above them', () => {
    const tablo = toTablo([['MÜŞTERİ LİSTESİ'], [], ['Ad', 'Soyad', 'Telefon 2'], ['Ayşe', 'Kaya', '0532']], 10);
    expect(tablo).toEqual({ basliklar: ['Ad', 'Soyad', 'Telefon 2'], satirlar: [{ satir: 4, hucreler: ['Ayşe', 'Kaya', '0532'] }] });
    expect(toTablo([['Ad'], ['Ayşe'], ['Can']], 10).basliklar).toEqual(['Ad']);
    expect(toTablo(parseCsv('MÜŞTERİ LİSTESİ\r\n\r\nAd;Cep\r\nCan;0532'), 10).basliklar).toEqual(['Ad', 'Cep']);
  });

  it('finds them under the lines that our own lists have above them', () => {
    const ustte = [['Müşteriler'], ['Salon', 'Papatya Güzellik'], ['Okunma zamanı', '25.11.2026 10:00'], ['Okuyan', 'Deniz Aydın'], ['Aranan', 'ayşe'], ['Grup', 'VIP']];
    const { basliklar, satirlar } = toTablo([...ustte, ['Dosya no', 'Ad', 'Soyad', 'Telefon'], ['12', 'Ayşe', 'Kaya', '0532 123 45 67'], ['', 'Işıl', 'Öz', '']], 100);
    expect([basliklar, satirlar.map(({ satir, hucreler }) => [satir, hucreler[1]])]).toEqual([['Dosya no', 'Ad', 'Soyad', 'Telefon'], [[8, 'Ayşe'], [9, 'Işıl']]]);
  });

  it('takes the first row for a customer if there are no titles above the columns', () => {
    expect(toTablo(parseCsv('Ayşe;Kaya;0532 123 45 67\nCan;Öz;0533 123 45 67'), 10)).toEqual({
      basliklar: ['A', 'B', 'C'],
      satirlar: [{ satir: 1, hucreler: ['Ayşe', 'Kaya', '0532 123 45 67'] }, { satir: 2, hucreler: ['Can', 'Öz', '0533 123 45 67'] }],
    });
    expect(toTablo([['Ayşe Kaya', 5321234567]], 10).satirlar).toHaveLength(1);
    expect(toTablo([['MÜŞTERİLER'], ['Ayşe', 'Kaya', 5321234567], ['Can', 'Öz', 5331234567]], 10).satirlar).toHaveLength(2);
  });

  it('leaves sheets without a table out, and tells the error of the first sheet if a book has no table at all', () => {
    const [kapak, liste, eski] = [[['Ocak listesi']], [['Ad'], ['Ayşe']], [['Ad'], ['Can'], ['Eda']]];
    const sheets = [{ ad: 'Kapak', hucreler: kapak }, { ad: 'Liste', hucreler: liste }, { ad: 'Eski', hucreler: eski }];
    expect(toSayfalar(sheets, 10).map(({ ad }) => ad)).toEqual(['Liste', 'Eski']);
    expect(toSayfalar(sheets, 1).map(({ ad }) => ad)).toEqual(['Liste']);
    expect(() => toSayfalar(sheets.slice(0, 1), 10)).toThrow('bos');
    expect(() => toSayfalar(sheets.slice(2), 1)).toThrow('cokSatir');
  });

  it('takes a whole name apart', () => {
    const tablo = toTablo([['Ad Soyad', 'Tel'], ['Ayşe Nur Kaya', '0532'], ['Can', '']], 10);
    expect(toSatirlar(tablo, ['adSoyad', 'telefon'])).toMatchObject([
      { satir: 2, ad: 'Ayşe Nur', soyad: 'Kaya', telefon: '0532', adres: null },
      { satir: 3, ad: 'Can', soyad: null, telefon: null },
    ]);
  });

  it('takes no second first name for a last name that has a column of its own', () => {
    const tablo = toTablo([['Müşteri adı', 'Soyadı'], ['Ayşe Nur', 'Kaya'], ['Ece Öz', 'ÖZ'], ['Kaya', 'Kaya']], 10);
    expect(toSatirlar(tablo, ['adSoyad', 'soyad'])).toMatchObject([{ ad: 'Ayşe Nur', soyad: 'Kaya' }, { ad: 'Ece', soyad: 'ÖZ' }, { ad: 'Kaya', soyad: 'Kaya' }]);
  });
});

describe('comma-separated values', () => {
  it('are read with semicolons, quotes and line breaks within them', () => {
    expect(parseCsv('Ad;Adres\r\n"Kaya; Ayşe";"Lale ""A""\nSokak"\r\n')).toEqual([['Ad', 'Adres'], ['Kaya; Ayşe', 'Lale "A"\nSokak'], ['']]);
    expect(parseCsv('a,b\n1,2')).toEqual([['a', 'b'], ['1', '2']]);
  });

  it('keep the rows below a cell that begins with a quotation mark of its own', () => {
    expect(parseCsv('Ad;Adres;Tel\nAyşe;"Lale" Apt. 5;0532\nCan;"Gül; Sk.";0533')).toEqual([['Ad', 'Adres', 'Tel'], ['Ayşe', '"Lale" Apt. 5', '0532'], ['Can', 'Gül; Sk.', '0533']]);
    expect(parseCsv('Ad\tNot\n"Ayşe\tx\nCan\t"a\tb"\n"Ece"\t""')).toEqual([['Ad', 'Not'], ['"Ayşe', 'x'], ['Can', 'a\tb'], ['Ece', '']]);
    expect(parseCsv('"Ayşe" ,"1 ""2""\n3"\nCan,"')).toEqual([['Ayşe', '1 "2"\n3'], ['Can', '"']]);
  });

  it('are read in the letters of Turkish Windows as well', () => {
    expect(decodeText(new Uint8Array([0xde, 0xfd, 0xf0]).buffer)).toBe('Şığ');
    expect(decodeText(new TextEncoder().encode('\ufeffŞığ').buffer as ArrayBuffer)).toBe('Şığ');
  });
});

it('sees how large an archive will be before it is unpacked', () => {
  expect(unpackedSize(new ArrayBuffer(100))).toBeUndefined();
  const bomb = new DataView(new ArrayBuffer(46 + 22));
  bomb.setUint32(0, 0x02014b50, true);
  bomb.setUint32(24, 4_000_000_000, true);
  bomb.setUint32(46, 0x06054b50, true);
  bomb.setUint16(46 + 10, 1, true);
  expect(unpackedSize(bomb.buffer)).toBe(4_000_000_000);
});
