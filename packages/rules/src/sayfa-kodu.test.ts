import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSayfaKodu, sayfaKoduOf } from './sayfa-kodu.ts';

describe('the code of a page', () => {
  it('is made of the name of the salon', () => {
    expect(sayfaKoduOf('Işıl Güzellik & SPA')).toBe('isil-guzellik-spa');
    expect(sayfaKoduOf('Dr. Şükrü ÇAĞLAR')).toBe('dr-sukru-caglar');
    expect(sayfaKoduOf('美')).toBe('salon');
  });
  it('is valid for any name', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (ad) => isSayfaKodu(sayfaKoduOf(ad))));
  });
  it.each(['ab', 'Lotus', 'lotus_', '-lotus', 'lotus--nail', 'lotus/', 'a'.repeat(41)])('is not %s', (kod) => {
    expect(isSayfaKodu(kod)).toBe(false);
  });
});
