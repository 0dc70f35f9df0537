import { describe, expect, it } from 'vitest';
import { countOn, countSapma, isSame, sapmaOfFlag, searchFlags, setAll, type FlagGroup } from './flags.ts';

const kasa: FlagGroup = {
  id: 'kasa',
  title: 'Kasa',
  flags: [
    { name: 'kasaIslemleri', label: 'Kasa hareketlerini görme' },
    { name: 'kasaVirman', label: 'Hesaplar arası para aktarma' },
  ],
};
const satis: FlagGroup = { id: 'satis', title: 'Satış ve paket', flags: [{ name: 'satisIskonto', label: 'Satışta iskonto yapma' }] };

describe('a group', () => {
  it('counts the ticked boxes in it', () => {
    expect(countOn(kasa, { kasaVirman: true, satisIskonto: true })).toBe(1);
  });

  it('is ticked as a whole and leaves the others alone', () => {
    const flags = setAll(kasa, { satisIskonto: true, kasaVirman: false }, true);
    expect(flags).toEqual({ satisIskonto: true, kasaVirman: true, kasaIslemleri: true });
    expect(setAll(kasa, flags, false)).toEqual({ satisIskonto: true, kasaVirman: false, kasaIslemleri: false });
  });
});

describe('the search', () => {
  const find = (text: string) => searchFlags([kasa, satis], text).flatMap(({ flags }) => flags.map(({ name }) => name));

  it.each([
    ['görme', ['kasaIslemleri']],
    ['GORME', ['kasaIslemleri']],
    ['arasi para', ['kasaVirman']],
    ['satis', ['satisIskonto']],
    ['kasa', ['kasaIslemleri', 'kasaVirman']],
    ['', ['kasaIslemleri', 'kasaVirman', 'satisIskonto']],
    ['yok böyle', []],
  ])('for "%s" finds %j', (text, names) => {
    expect(find(text)).toEqual(names);
  });
});

it('takes a missing box for one that is not ticked', () => {
  expect(isSame({ kasaVirman: false, satisIskonto: true }, { satisIskonto: true })).toBe(true);
  expect(isSame({ kasaVirman: true }, {})).toBe(false);
});

it('marks a box that differs from the role, and none without a role', () => {
  expect(sapmaOfFlag(true, false)).toBe('ek');
  expect(sapmaOfFlag(false, true)).toBe('eksik');
  expect(sapmaOfFlag(true, true)).toBeUndefined();
  expect(sapmaOfFlag(true, undefined)).toBeUndefined();
  expect(countSapma({ kasaVirman: true }, { satisIskonto: true, kasaIslemleri: false })).toBe(2);
});
