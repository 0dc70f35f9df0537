import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { fold, splitAdSoyad, withoutUnseen } from './metin.ts';

describe('fold', () => {
  test.each([
    ...(vectors.katlama as [string, string][]),
    ['  Ayşe \t  Nur ', 'ayse nur'],
    ['Renée Müñoz', 'renee munoz'],
    ['I\u0307pek', 'ipek'],
    ['S\u0327u\u0308kru\u0308', 'sukru'],
    ['', ''],
  ])('"%s" is "%s"', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });

  it('finds a name however its letters were typed', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû '), maxLength: 30 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(text.toLocaleUpperCase('tr'))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
        expect(fold(text)).toMatch(/^[a-z ]*$/);
      }),
    );
  });
});

it.each([
  ['Ayşe Nur Kaya', { ad: 'Ayşe Nur', soyad: 'Kaya' }],
  ['  Can   Demir ', { ad: 'Can', soyad: 'Demir' }],
  ['Elif', { ad: 'Elif', soyad: '' }],
  ['', { ad: '', soyad: '' }],
])('takes "%s" apart', (adSoyad, parts) => {
  expect(splitAdSoyad(adSoyad)).toEqual(parts);
});

it('removes each invisible character, alone and within a word, but not the joiners of emoji and line ends', () => {
  const unseen = /^[\p{DI}\p{Cc}]$/u;
  const kept = /^(?:[\0\t-\r]|\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0020}-\u{E007F}])$/u;
  const wrong: string[] = [];
  for (let point = 0; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const sign = String.fromCodePoint(point);
    const isLeftOut = unseen.test(sign) && !kept.test(sign);
    if (withoutUnseen(sign) !== (isLeftOut ? '' : sign) || withoutUnseen(`Ay${sign}şe`) !== (isLeftOut ? 'Ayşe' : `Ay${sign}şe`)) wrong.push(point.toString(16));
  }
  expect(wrong).toEqual([]);
});
