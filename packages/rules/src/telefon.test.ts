import { describe, expect, test } from 'vitest';
import vectors from '../test-data/test-vectors.json' with { type: 'json' };
import { formatTelefon, isMobil, normalizeTelefon, telefonTuru } from './telefon.ts';

describe('the vectors', () => {
  test.each(vectors.telefon as [string, string | null, string][])('%s', (text, e164, turu) => {
    expect(normalizeTelefon(text)).toBe(e164 ?? undefined);
    expect(telefonTuru(text)).toBe(turu === 'gecersiz' ? undefined : turu);
    expect(isMobil(text)).toBe(turu === 'mobil');
  });
});

test.each([
  ['905321234567', '+905321234567', 'mobil'],
  ['0(532) 123 45 67', '+905321234567', 'mobil'],
  ['444 1 234', '+904441234', 'uan'],
  ['0800 123 45 67', '+908001234567', undefined],
  ['+49 151 23456789', '+4915123456789', 'yurtdisi'],
  ['0049 (151) 234-567-89', '+4915123456789', 'yurtdisi'],
  ['+1 212 555 0100', '+12125550100', 'yurtdisi'],
  ['+49 (0) 30 12345678', '+493012345678', 'yurtdisi'],
  ['0049 (0)151 23456789', '+4915123456789', 'yurtdisi'],
  ['+90 (0) 532 123 45 67', '+905321234567', 'mobil'],
  ['(+90) 532 123 45 67', '+905321234567', 'mobil'],
  ['(0090) 532 123 45 67', '+905321234567', 'mobil'],
  ['\u202a+90 532 123 45 67\u202c', '+905321234567', 'mobil'],
  ['0532\u2011123\u201345\u201367', '+905321234567', 'mobil'],
])('%s is %s, %s', (text, e164, turu) => {
  expect(normalizeTelefon(text)).toBe(e164);
  expect(telefonTuru(text)).toBe(turu);
  expect(normalizeTelefon(e164)).toBe(e164);
});

test.each(['', '   ', '+', '+90', '+90 561 123 45 67', '+49 123', '+1234567890123456', '+0123456789', '+49 abc 1234567', 'ara 0532 123 45 67', '0532 123 45 67 x5', 'telefon yok'])(
  '"%s" is no number',
  (text) => {
    expect(normalizeTelefon(text)).toBeUndefined();
    expect(telefonTuru(text)).toBeUndefined();
  },
);

test.each([
  ['+905321234567', '0(532) 123 45 67'],
  ['+902122345678', '0(212) 234 56 78'],
  ['+904441234', '444 1 234'],
  ['+4915123456789', '+4915123456789'],
])('%s is shown as %s', (e164, shown) => {
  expect(formatTelefon(e164)).toBe(shown);
  expect(normalizeTelefon(shown)).toBe(e164);
});

test('a number that the server has hidden is shown unchanged', () => {
  expect(formatTelefon('0(5••) ••• •• 67')).toBe('0(5••) ••• •• 67');
});
