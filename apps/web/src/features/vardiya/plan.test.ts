import { describe, expect, it } from 'vitest';
import { gunlerOf, indexOf, inverseOf, isInBlok, izinOn, planned, repeat, saatlerOf, toplamOf, withChanges } from './plan.ts';

const sabah = { id: 1, bayiID: 1, sablonAdi: 'Sabah', baslangicSaati: '09:00', bitisSaati: '17:00', renk: '#2F80ED' };
const gece = { id: 9, bayiID: 1, sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00', renk: 'black' };
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
    const changed = withChanges(liste, [{ ...pazartesi, sablonID: 9 }, { ...sali, sablonID: 1 }], [sabah, gece]);
    expect(changed.map((kayit) => [kayit.tarih, kayit.bitis, saatlerOf(kayit)])).toEqual([
      ['2026-11-23', '2026-11-24 06:00', '22:00–06:00'],
      ['2026-11-24', '2026-11-24 17:00', '09:00–17:00'],
    ]);
    expect(toplamOf(changed)).toBe(16 * 60);
  });

  it('is taken back by its inverse', () => {
    const changes = [{ ...pazartesi, sablonID: null }, { ...sali, sablonID: 9 }];
    const back = inverseOf(changes, indexOf(liste));
    expect(withChanges(withChanges(liste, changes, [sabah, gece]), back, [sabah, gece])).toEqual(liste);
  });
});

it('a week repeats on the days of the weeks after it', () => {
  expect(repeat([planned(sali, gece)], 2)).toEqual([
    { personelID: 7, tarih: '2026-12-01', sablonID: 9 },
    { personelID: 7, tarih: '2026-12-08', sablonID: 9 },
  ]);
});

it('leave is of one person, and of a day just its part', () => {
  const izinler = [{ personelID: 7, baslangic: '2026-11-23 13:00', bitis: '2026-11-24 00:00' }];
  expect(izinOn(izinler, pazartesi)).toEqual([{ baslangic: 780, bitis: 1440 }]);
  expect(izinOn(izinler, sali)).toEqual([]);
  expect(izinOn(izinler, { ...pazartesi, personelID: 8 })).toEqual([]);
});

it('a block has its fields whichever corner it was drawn from', () => {
  const blok = { from: { satir: 2, sutun: 4 }, to: { satir: 0, sutun: 5 } };
  expect([isInBlok(blok, { satir: 1, sutun: 4 }), isInBlok(blok, { satir: 1, sutun: 3 }), isInBlok(blok, { satir: 3, sutun: 4 })]).toEqual([true, false, false]);
});
