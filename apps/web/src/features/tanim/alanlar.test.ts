import { expect, test } from 'vitest';
import { alanlarOf } from './alanlar.ts';

const shown = (...kind: Parameters<typeof alanlarOf>) => alanlarOf(...kind).map(({ ad }) => ad);

test('a payment method shows what changes something, and nothing that waits for another part of the house', () => {
  expect(shown('odemeSekli')).toEqual(['satistaGoster', 'puanOdemesiMi', 'odemeKatsayi', 'aktifMi']);
});

test('a discount is asked for only where a sale takes it', () => {
  expect(shown('hastaTuru')).toContain('iskonto');
  expect(shown('kurum')).toEqual(['aktifMi']);
  expect(shown('paketGrubu')).toEqual(['aktifMi']);
  expect(shown('taksitPlani')).toContain('taksitSayisi');
});
