import { describe, expect, it } from 'vitest';
import { isInBlok, konumlarOf } from './blok.ts';
import { fromKayitlar, gunlerOf, izinOn, planned, putOn, repeat, saatlerOf, toKayitlar, toplamOf, withChanges } from './plan.ts';

const sabah = { id: 1, surum: 1, bayiId: 1, sablonAdi: 'Sabah', baslangicSaati: '09:00', bitisSaati: '17:00', renk: '#2F80ED' };
const gece = { id: 9, surum: 1, bayiId: 1, sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00', renk: 'black' };
const pazartesi = { personelID: 7, tarih: '2026-11-23' };
const sali = { personelID: 7, tarih: '2026-11-24' };

describe('the days that are shown', () => {
  it('are the week from Monday, or the month', () => {
    expect(gunlerOf('hafta', '2026-11-25')).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']);
    expect([gunlerOf('ay', '2028-02-10').length, gunlerOf('ay', '2026-12-31').at(-1), gunlerOf('ay', '2026-11-01').length]).toEqual([29, '2026-12-31', 30]);
  });
});

describe('a change', () => {
  const liste = [planned(pazartesi, sabah)];

  it('puts a shift into its field, over midnight as well', () => {
    const changed = withChanges(liste, [{ ...pazartesi, sablonIDler: [9] }, { ...sali, sablonIDler: [1] }], [sabah, gece]);
    expect(changed.map((kayit) => [kayit.tarih, kayit.bitis, saatlerOf(kayit)])).toEqual([
      ['2026-11-23', '2026-11-24 06:00', '22:00–06:00'],
      ['2026-11-24', '2026-11-24 17:00', '09:00–17:00'],
    ]);
    expect(toplamOf(changed)).toBe(16 * 60);
  });

  it('keeps the planned hours of a shift that stays', () => {
    const worked = { ...planned(pazartesi, sabah), bitis: '2026-11-23 16:00' };
    const changed = withChanges([worked], [{ ...pazartesi, sablonIDler: [9, 1] }], [sabah, gece]);
    expect(changed.map(saatlerOf)).toEqual(['09:00–16:00', '22:00–06:00']);
  });

  it('is sent one line for each shift, and comes back as the former fields', () => {
    const changes = [{ ...pazartesi, sablonIDler: [] }, { ...sali, sablonIDler: [1, 9] }];
    expect(toKayitlar(changes).map(({ tarih, vardiyaSablon }) => [tarih, vardiyaSablon.id])).toEqual([['2026-11-23', null], ['2026-11-24', 1], ['2026-11-24', 9]]);
    expect(fromKayitlar(toKayitlar(changes))).toEqual(changes);
  });
});

describe('a shift that is put on a day', () => {
  const aksam = { ...sabah, id: 5, sablonAdi: 'Akşam', baslangicSaati: '17:00', bitisSaati: '21:00' };
  const ogle = { ...sabah, id: 2, sablonAdi: 'Öğle', baslangicSaati: '12:00', bitisSaati: '20:00' };
  const izinli = { ...sabah, id: 6, sablonAdi: 'İzinli', baslangicSaati: '00:00', bitisSaati: '00:00' };
  const gun = [planned(pazartesi, sabah), planned(pazartesi, aksam)];

  it('stands beside shifts that it does not overlap, and replaces those that it does', () => {
    expect(putOn([gun[0]!], pazartesi, aksam)).toEqual([1, 5]);
    expect(putOn(gun, pazartesi, gece)).toEqual([1, 5, 9]);
    expect(putOn(gun, pazartesi, ogle)).toEqual([2]);
    expect(putOn([gun[0]!], pazartesi, ogle)).toEqual([2]);
    expect(putOn(gun, pazartesi, sabah)).toEqual([5, 1]);
  });

  it('stands alone as a day off, and is replaced by any work', () => {
    expect(putOn(gun, pazartesi, izinli)).toEqual([6]);
    expect(putOn([planned(pazartesi, izinli)], pazartesi, sabah)).toEqual([1]);
  });
});

it('a week repeats on the days of the weeks after it', () => {
  expect(repeat([planned(sali, gece)], 2)).toEqual([
    { personelID: 7, tarih: '2026-12-01', sablonIDler: [9] },
    { personelID: 7, tarih: '2026-12-08', sablonIDler: [9] },
  ]);
});

it('leave belongs to one person, and takes only its part of a day', () => {
  const izinler = [{ personelID: 7, baslangic: '2026-11-23 13:00', bitis: '2026-11-24 00:00' }];
  expect(izinOn(izinler, pazartesi)).toEqual([{ baslangic: 780, bitis: 1440 }]);
  expect(izinOn(izinler, sali)).toEqual([]);
  expect(izinOn(izinler, { ...pazartesi, personelID: 8 })).toEqual([]);
});

it('a block has the same fields from whichever corner it was drawn', () => {
  const blok = { from: { satir: 2, sutun: 4 }, to: { satir: 0, sutun: 5 } };
  expect([isInBlok(blok, { satir: 1, sutun: 4 }), isInBlok(blok, { satir: 1, sutun: 3 }), isInBlok(blok, { satir: 3, sutun: 4 })]).toEqual([true, false, false]);
  expect(konumlarOf({ from: { satir: 1, sutun: 1 }, to: { satir: 0, sutun: 1 } })).toEqual([{ satir: 0, sutun: 1 }, { satir: 1, sutun: 1 }]);
});
