import { KAYIT_ALANLARI } from '@defter/contract/kayit-alanlari.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';
import { meaningOf } from '@defter/contract/meaning.ts';
import { expect, it } from 'vitest';
import { MODULES } from './modules.ts';

it('every kind of record that the record log may point to is named by its owner', () => {
  const pointed = Object.values(KAYIT_ALANLARI).flatMap((alanlar) => Object.values(alanlar).flatMap((alan) => meaningOf(alan)?.nesne ?? []));
  const named = new Set(MODULES.flatMap(({ names = {} }) => Object.keys(names)));
  expect([...new Set([...pointed, ...KAYIT_TURLERI, 'musteri', 'personel', 'randevu', 'satis', 'urun'])].filter((kind) => !named.has(kind))).toEqual([
    // A change of many prices has a date and no name.
    'fiyatDegisimi',
  ]);
});
