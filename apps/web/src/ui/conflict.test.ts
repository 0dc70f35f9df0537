import { expect, it } from 'vitest';
import { compareFields, fieldsOf, shownIn, withFields } from './conflict.ts';

const compare = (base: object, mine: object, newest: object) => compareFields(fieldsOf(base), fieldsOf(mine), fieldsOf(newest));
const base = { surum: 1, ad: 'Elif', soyad: 'Uzman', maas: 10, haklar: { sil: false, ekle: false }, liste: [1] };

it('tells for each field which of the two has changed it', () => {
  const mine = { ...base, ad: 'Elif Nur', maas: 20, haklar: { sil: true, ekle: false } };
  const newest = { ...base, surum: 2, ad: 'Elif Su', soyad: 'Kaya', haklar: { sil: false, ekle: true } };
  expect(compare(base, mine, newest)).toEqual({ both: ['ad'], theirs: ['soyad', 'haklar.ekle'], mine: ['maas', 'haklar.sil'] });
});

it('sees no difference in the same change made twice, nor in the version', () => {
  expect(compare(base, { ...base, ad: 'Elif Su', liste: [1, 2] }, { ...base, surum: 9, ad: 'Elif Su', liste: [1, 2] })).toEqual({ both: [], theirs: [], mine: [] });
});

it('takes a list as one value', () => {
  expect(compare(base, { ...base, liste: [1, 2] }, { ...base, liste: [] })).toEqual({ both: ['liste'], theirs: [], mine: [] });
});

it('takes the named fields and leaves the rest, without changing either object', () => {
  const mine = { ...base, ad: 'Elif Nur' };
  const newest = { ...base, surum: 2, ad: 'Elif Su', haklar: { sil: false, ekle: true }, liste: [7] };
  expect(withFields(mine, newest, ['surum', 'haklar.ekle', 'liste'])).toEqual({ ...mine, surum: 2, haklar: { sil: false, ekle: true }, liste: [7] });
  expect(mine.haklar.ekle).toBe(false);
});

it('takes the name that a picker shows along with its number', () => {
  const mine = { anaUrunID: 1, anaUrun: 'Cilt', adi: 'Bakım' };
  expect(withFields(mine, { anaUrunID: 2, anaUrun: 'Lazer', adi: 'Peeling' }, ['anaUrunID'])).toEqual({ anaUrunID: 2, anaUrun: 'Lazer', adi: 'Bakım' });
});

it('knows the names that the pickers of the form show', () => {
  expect(shownIn({ anaUrunID: 2, anaUrun: 'Lazer' }, 'anaUrunID')).toBe('Lazer');
  expect(shownIn({ musteriID: 4, musteri: { id: 4, adSoyad: 'Selin Demir' } }, 'musteriID')).toBe('Selin Demir');
  expect(shownIn({ hizmetler: [{ altUrunID: 1, adi: 'Bakım' }, { altUrunID: 2, adi: 'Lazer' }] }, 'hizmetler')).toBe('Bakım, Lazer');
  expect(shownIn({ birimID: 3 }, 'birimID')).toBeUndefined();
  expect(shownIn({ anaUrunID: null, anaUrun: '' }, 'anaUrunID')).toBeUndefined();
});
