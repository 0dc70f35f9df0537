import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMaskeli, maskele, type MaskeTuru } from './maske.ts';

it.each([
  ['telefon', '+905321234512', '0(5••) ••• •• 12'],
  ['telefon', '+902165550034', '0(2••) ••• •• 34'],
  ['telefon', '+904441234', '••••• 34'],
  ['telefon', '+4915112345678', '••••• 78'],
  ['ePosta', 'ayse.kaya@ornek.com', 'a•••@•••'],
  ['adres', 'Lale Sokak 3, Moda', '••••• •••••'],
  ['kimlik', '10000000146', '•••••••••46'],
  ['kimlik', 'U123', '•••••••••'],
] as const)('%s %s is hidden as %s', (tur, text, hidden) => {
  expect(maskele(tur, text)).toBe(hidden);
});

describe('a hidden value', () => {
  const turler: MaskeTuru[] = ['telefon', 'ePosta', 'adres', 'kimlik'];
  const tur = fc.constantFrom(...turler);

  it('is recognised as hidden, and shows no four adjacent characters', () => {
    fc.assert(
      fc.property(tur, fc.string({ minLength: 1, maxLength: 60 }), (one, text) => {
        const hidden = maskele(one, text);
        expect(isMaskeli(one, hidden)).toBe(true);
        for (let i = 0; i + 4 <= text.length; i += 1) {
          const part = text.slice(i, i + 4);
          if (!part.includes('•') && !'@••'.includes(part)) expect(hidden).not.toContain(part);
        }
      }),
    );
  });

  it.each([
    ['telefon', '+905321234512'],
    ['telefon', '0(5••) ••• •• 123'],
    ['ePosta', 'a@b.co'],
    ['adres', '• Lale Sokak'],
    ['kimlik', '10000000146'],
  ] as const)('%s: what people write is not taken for it: %s', (one, text) => {
    expect(isMaskeli(one, text)).toBe(false);
  });
});
