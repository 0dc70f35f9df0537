import { expect, test } from 'vitest';
import { alanlarOf } from './alanlar.ts';

const shown = (...kind: Parameters<typeof alanlarOf>) => alanlarOf(...kind).map(({ ad }) => ad);

test('a payment method shows the fields that have an effect, and none of features to come', () => {
  expect(shown('odemeSekli')).toEqual(['satistaGoster', 'puanOdemesiMi', 'odemeKatsayi', 'aktifMi']);
});

test('a discount is asked for only for kinds that a sale uses', () => {
  expect(shown('hastaTuru')).toContain('iskonto');
  expect(shown('kurum')).toEqual(['aktifMi']);
  expect(shown('paketGrubu')).toEqual(['aktifMi']);
  expect(shown('taksitPlani')).toContain('taksitSayisi');
});
