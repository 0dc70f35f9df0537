import { expect, test } from 'vitest';
import type { TakvimRandevusu } from './calendar/types.ts';
import { findIlkBos } from './ilk-bos.ts';

const saat = (s: number, dakika = 0) => s * 60 + dakika;
const sutunlar = [
  { id: 1, adi: 'Deniz' },
  { id: 2, adi: 'Elif' },
];
const dolu = (sutunID: number, baslangic: number, bitis: number, more: Partial<TakvimRandevusu> = {}): TakvimRandevusu => ({
  id: baslangic + sutunID,
  sutunID,
  baslangic,
  bitis,
  durum: 'B',
  baslik: 'Ayşe',
  ...more,
});
const find = (gun: Partial<Parameters<typeof findIlkBos>[0]>) =>
  findIlkBos({ baslangic: saat(10), bitis: saat(12), periyot: 15, sutunlar, randevular: [], sure: 30, ...gun });

test('proposes the first column at once where nobody is booked', () => {
  expect(find({})).toEqual({ sutunID: 1, baslangic: saat(10), bitis: saat(10, 30) });
});

test('goes to another column before it goes later', () => {
  expect(find({ randevular: [dolu(1, saat(9, 30), saat(11))] })).toEqual({ sutunID: 2, baslangic: saat(10), bitis: saat(10, 30) });
});

test('leaves buffers free, and takes the time of a cancelled appointment', () => {
  const randevular = [dolu(1, saat(10), saat(10, 30), { tamponSonra: 15 }), dolu(2, saat(10), saat(12))];
  expect(find({ randevular })).toMatchObject({ sutunID: 1, baslangic: saat(10, 45) });
  expect(find({ randevular: randevular.map((randevu) => ({ ...randevu, durum: 'X' as const })) })).toMatchObject({ sutunID: 1, baslangic: saat(10) });
});

test('proposes nobody who is off shift or on leave', () => {
  const kapali = [
    { ...sutunlar[0]!, kapaliAraliklar: [{ baslangic: 0, bitis: saat(11) }] },
    { ...sutunlar[1]!, izinAraliklari: [{ baslangic: saat(9), bitis: saat(18) }] },
  ];
  expect(find({ sutunlar: kapali })).toEqual({ sutunID: 1, baslangic: saat(11), bitis: saat(11, 30) });
});

test('proposes nothing on a full day, nor a time that would go beyond its end', () => {
  expect(find({ randevular: sutunlar.map(({ id }) => dolu(id, saat(9), saat(11, 45))) })).toBeUndefined();
  expect(find({ sutunlar: [] })).toBeUndefined();
});
