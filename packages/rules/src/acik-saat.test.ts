import { expect, it } from 'vitest';
import { acikSaatler, aralarOf, type HaftaSaatleri, type Istisna, kapaliSaatler } from './acik-saat.ts';

const PERSEMBE = '2026-11-26';
const hafta: HaftaSaatleri = {
  baslangicSaati: '09:00',
  bitisSaati: '20:00',
  pazartesi: null,
  sali: null,
  carsamba: null,
  persembe: '10:00-18:00',
  cuma: null,
  cumartesi: null,
  pazar: 'kapali',
};
const istisna = (changes: Partial<Istisna>): Istisna => ({
  tur: 'kapali',
  randevuSutunBaslikID: null,
  baslangicTarihi: PERSEMBE,
  bitisTarihi: PERSEMBE,
  baslangicSaat: null,
  bitisSaat: null,
  gunler: [],
  aciklama: 'Tadilat',
  ...changes,
});

it('a day has the hours of its weekday, or of every day if the weekday has none', () => {
  expect(acikSaatler(PERSEMBE, hafta, [])).toEqual({ baslangic: 600, bitis: 1080 });
  expect(acikSaatler('2026-11-27', hafta, [])).toEqual({ baslangic: 540, bitis: 1200 });
  expect(acikSaatler('2026-11-29', hafta, [])).toBeUndefined();
});

it('a holiday closes from its hour on, and an exception overrides both', () => {
  expect(acikSaatler(PERSEMBE, hafta, [], '13:00')).toEqual({ baslangic: 600, bitis: 780 });
  expect(acikSaatler(PERSEMBE, hafta, [], '19:00')).toEqual({ baslangic: 600, bitis: 1080 });
  expect(acikSaatler(PERSEMBE, hafta, [], '00:00')).toBeUndefined();
  expect(acikSaatler(PERSEMBE, hafta, [], '10:00')).toBeUndefined();
  expect(acikSaatler(PERSEMBE, hafta, [], '10:01')).toEqual({ baslangic: 600, bitis: 601 });
  expect(acikSaatler(PERSEMBE, hafta, [istisna({ tur: 'saat', baslangicSaat: '11:00', bitisSaat: '23:00' })], '00:00')).toEqual({ baslangic: 660, bitis: 1380 });
  expect(acikSaatler(PERSEMBE, hafta, [istisna({})])).toBeUndefined();
  expect(acikSaatler('2026-11-27', hafta, [istisna({})])).toEqual({ baslangic: 540, bitis: 1200 });
});

it('closed hours hold in their column or in all, on their weekdays, until their last day', () => {
  const ogle = istisna({ tur: 'ara', bitisTarihi: null, baslangicSaat: '13:00', bitisSaat: '14:00', aciklama: 'Öğle' });
  const bakim = istisna({ tur: 'ara', randevuSutunBaslikID: 7, bitisTarihi: '2026-12-03', baslangicSaat: '15:00', bitisSaat: '16:00', gunler: [4], aciklama: 'Bakım' });
  const [ilk, son] = [{ baslangic: 780, bitis: 840, neden: 'Öğle' }, { baslangic: 900, bitis: 960, neden: 'Bakım' }];
  expect(aralarOf(PERSEMBE, 7, [ogle, bakim])).toEqual([ilk, son]);
  expect(aralarOf(PERSEMBE, 8, [ogle, bakim])).toEqual([ilk]);
  expect(aralarOf('2026-11-27', 7, [ogle, bakim])).toEqual([ilk]);
  expect(aralarOf('2026-12-03', 7, [ogle, bakim])).toEqual([ilk, son]);
  expect(aralarOf('2026-12-10', 7, [ogle, bakim])).toEqual([ilk]);
  expect(aralarOf('2026-11-25', 7, [ogle, bakim])).toEqual([]);
});

it('every other time is closed', () => {
  expect(kapaliSaatler({ baslangic: 600, bitis: 1080 })).toEqual([{ baslangic: 0, bitis: 600 }, { baslangic: 1080, bitis: 1440 }]);
  expect(kapaliSaatler(undefined)).toEqual([{ baslangic: 0, bitis: 1440 }]);
});
