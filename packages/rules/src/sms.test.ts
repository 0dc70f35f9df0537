import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bilinmeyenYer, fillMesaj, gidenMetin, smsBoyu } from './sms.ts';

describe('the cost of a text', () => {
  test.each<[string, string, ReturnType<typeof smsBoyu>['alfabe'], number, number]>([
    ['plain letters', 'Randevunuz yarin saat 14:00, goruselim mi?', 'GSM7', 42, 1],
    ['a letter of the shift table', 'Randevunuz yarın saat 14:00, goruselim mi?', 'TR', 42, 1],
    ['155 Turkish letters', 'ş'.repeat(155), 'TR', 155, 1],
    ['156 Turkish letters', 'ş'.repeat(156), 'TR', 156, 2],
    ['298 Turkish letters', 'ş'.repeat(298), 'TR', 298, 2],
    ['299 Turkish letters', 'ş'.repeat(299), 'TR', 299, 3],
    ['160 plain letters', 'a'.repeat(160), 'GSM7', 160, 1],
    ['161 plain letters', 'a'.repeat(161), 'GSM7', 161, 2],
    ['306 plain letters', 'a'.repeat(306), 'GSM7', 306, 2],
    ['307 plain letters', 'a'.repeat(307), 'GSM7', 307, 3],
    ['signs that count double', 'Fiyat: 100 € [kdv dahil]', 'GSM7', 27, 1],
    ['Öö and Üü and Ç are plain, ç is not', 'Öğle Ü ü Ç ç', 'TR', 12, 1],
    ['another script', 'я', 'UCS2', 1, 1],
    ['70 signs of another script', 'я'.repeat(70), 'UCS2', 70, 1],
    ['71 signs of another script', 'я'.repeat(71), 'UCS2', 71, 2],
    ['a smile takes two', 'Doğum günün kutlu olsun 🎂', 'UCS2', 26, 1],
    ['nothing', '', 'GSM7', 0, 0],
  ])('%s', (_, metin, alfabe, uzunluk, parca) => {
    expect(smsBoyu(metin)).toMatchObject({ alfabe, uzunluk, parca });
  });

  test('is the room for that many more signs in the paid parts', () => {
    expect([smsBoyu(''), smsBoyu('a'), smsBoyu('a'.repeat(160)), smsBoyu('a'.repeat(161))].map(({ kalan }) => kalan)).toEqual([160, 159, 0, 145]);
  });

  test('never falls as a text grows, and tells the remaining room', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aşğ€я\n '), maxLength: 400 }), fc.constantFrom('a', 'ş', 'я'), (metin, sign) => {
        const [before, after] = [smsBoyu(metin), smsBoyu(metin + sign)];
        expect(after.parca).toBeGreaterThanOrEqual(before.parca);
        expect(before.kalan).toBeGreaterThanOrEqual(0);
        if (before.alfabe === after.alfabe && metin !== '' && before.kalan > 0) expect(after.parca).toBe(before.parca);
      }),
    );
  });
});

test('a text without Turkish letters keeps its words', () => {
  expect(gidenMetin('Sayın Şükrü, İĞNE çöz ılık', { turkce: false })).toBe('Sayin Sukru, IGNE coz ilik');
  expect(smsBoyu(gidenMetin('ş'.repeat(160), { turkce: false })).parca).toBe(1);
});

test('marks and spaces that a phone or a word processor inserts cost nothing', () => {
  const yazilan = 'Ayşe’nin “bakım” saati – 14:00…\u00a0Bekleriz\u200b';
  expect(gidenMetin(yazilan, { turkce: true })).toBe('Ayşe\'nin "bakım" saati - 14:00... Bekleriz');
  expect(smsBoyu(yazilan).alfabe).toBe('UCS2');
  expect(smsBoyu(gidenMetin(yazilan, { turkce: true })).alfabe).toBe('TR');
  expect(gidenMetin('Doğum günün kutlu olsun 🎂', { turkce: true })).toBe('Doğum günün kutlu olsun 🎂');
});

test('places are filled, unknown ones stay, empty ones leave no gap', () => {
  expect(fillMesaj('Sayın [isim], {hizmet} randevunuz [baska]', { isim: 'Ayşe', hizmet: '' })).toBe('Sayın Ayşe, randevunuz [baska]');
});

test('places are found in any spelling of their names', () => {
  expect(fillMesaj('Sayın [İsim], {İSİM} [ISIM] [ isim ], [Şube]', { isim: 'Ayşe', sube: 'Lotus' })).toBe('Sayın Ayşe, Ayşe Ayşe Ayşe, Lotus');
  expect(fillMesaj('[müşteri] [isim]', { isim: 'Ayşe' })).toBe('[müşteri] Ayşe');
});

test('a place without a value is found before a text is sent', () => {
  expect(bilinmeyenYer('Sayın [İsim], [müşteri] {ad}', ['isim', 'ad'])).toBe('[müşteri]');
  expect(bilinmeyenYer('[tutar]', ['isim'])).toBe('[tutar]');
  expect(bilinmeyenYer('Sayın [İSİM] [%20 indirim] (ad)', ['isim'])).toBeUndefined();
});
