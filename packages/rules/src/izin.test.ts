import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIzin, ordinaryDays, withoutTatil, type IsGunu, type Tatil } from './izin.ts';
import type { SaatAraligi } from './saat.ts';
import { toAnAraligi } from './vardiya.ts';

const an = (baslangic: string, bitis: string) => toAnAraligi({ baslangic, bitis });
const dokuzdanBese = { hergun: { baslangic: 540, bitis: 1020 }, gunler: new Map<number, SaatAraligi>() };
/** Monday 23 to Sunday 29 November 2026. */
const hafta = ordinaryDays('2026-11-23', '2026-11-29', dokuzdanBese);
const isGunleri = withoutTatil(hafta, []);

describe('working days', () => {
  it('are all but Sundays', () => {
    expect(hafta).toHaveLength(6);
    expect(hafta[0]).toEqual([an('2026-11-23 09:00', '2026-11-23 17:00')]);
    expect(hafta[5]).toEqual([an('2026-11-28 09:00', '2026-11-28 17:00')]);
  });

  it('have the hours of their weekday without closed ones, and Sunday counts if it has hours', () => {
    const gunler = new Map([[6, { baslangic: 600, bitis: 840 }], [3, { baslangic: 0, bitis: 0 }], [7, { baslangic: 720, bitis: 900 }]]);
    expect(ordinaryDays('2026-11-24', '2026-11-29', { ...dokuzdanBese, gunler })).toEqual([
      [an('2026-11-24 09:00', '2026-11-24 17:00')],
      [an('2026-11-26 09:00', '2026-11-26 17:00')],
      [an('2026-11-27 09:00', '2026-11-27 17:00')],
      [an('2026-11-28 10:00', '2026-11-28 14:00')],
      [an('2026-11-29 12:00', '2026-11-29 15:00')],
    ]);
  });

  const arife: Tatil = { tarih: '2026-10-28', ad: 'Arife', saat: '13:00' };
  const bayram: Tatil = { tarih: '2026-10-29', ad: 'Bayram' };

  it('end at the begin of a holiday, and an eve is half a day', () => {
    const gunler = ordinaryDays('2026-10-27', '2026-10-30', dokuzdanBese);
    expect(withoutTatil(gunler, [arife, bayram])).toEqual([
      { saatler: [an('2026-10-27 09:00', '2026-10-27 17:00')], gun: 1 },
      { saatler: [an('2026-10-28 09:00', '2026-10-28 13:00')], gun: 0.5 },
      { saatler: [an('2026-10-30 09:00', '2026-10-30 17:00')], gun: 1 },
    ]);
  });

  it('keep the part of a night shift that is not on a holiday', () => {
    const oncesi = an('2026-10-28 22:00', '2026-10-29 06:00');
    const sonrasi = an('2026-10-29 22:00', '2026-10-30 06:00');
    expect(withoutTatil([[oncesi], [sonrasi]], [bayram])).toEqual([
      { saatler: [an('2026-10-28 22:00', '2026-10-29 00:00')], gun: 0.5 },
      { saatler: [an('2026-10-30 00:00', '2026-10-30 06:00')], gun: 1 },
    ]);
    expect(withoutTatil([[oncesi]], [arife, bayram])).toEqual([]);
    // It begins on the eve, and goes on after the holiday.
    expect(withoutTatil([[an('2026-10-28 13:00', '2026-10-29 05:00')]], [arife])).toEqual([{ saatler: [an('2026-10-29 00:00', '2026-10-29 05:00')], gun: 0.5 }]);
  });

  it('of a day off are none', () => {
    expect(withoutTatil([[an('2026-11-24 00:00', '2026-11-24 00:00')]], [])).toEqual([]);
  });
});

describe('a leave costs', () => {
  it.each([
    ['a day', '2026-11-24 00:00', '2026-11-25 00:00', 1, 0],
    ['a week without its Sunday', '2026-11-23 00:00', '2026-11-30 00:00', 6, 0],
    ['a half day', '2026-11-24 13:00', '2026-11-24 17:00', 0.5, 0],
    ['two hours', '2026-11-24 10:00', '2026-11-24 12:00', 0, 120],
    ['a day and a half', '2026-11-24 13:00', '2026-11-26 00:00', 1.5, 0],
    ['a day and an hour', '2026-11-24 16:00', '2026-11-26 00:00', 1, 60],
    ['nothing on a Sunday', '2026-11-29 00:00', '2026-11-30 00:00', 0, 0],
    ['nothing after work', '2026-11-24 18:00', '2026-11-25 08:00', 0, 0],
  ])('%s', (_what, baslangic, bitis, gun, dakika) => {
    expect(countIzin(an(baslangic, bitis), isGunleri)).toEqual({ gun, dakika });
  });

  it('one day for a night shift, although it has two dates', () => {
    const gece = withoutTatil([[an('2026-11-24 22:00', '2026-11-25 06:00')]], []);
    expect(countIzin(an('2026-11-24 22:00', '2026-11-25 06:00'), gece)).toEqual({ gun: 1, dakika: 0 });
  });

  it('takes either half of a day with an odd number of minutes', () => {
    const gun = withoutTatil([[an('2026-11-24 09:00', '2026-11-24 18:15')]], []);
    const halves = [an('2026-11-24 09:00', '2026-11-24 13:37'), an('2026-11-24 13:37', '2026-11-24 18:15')];
    expect(halves.map((yari) => countIzin(yari, gun))).toEqual([{ gun: 0.5, dakika: 0 }, { gun: 0.5, dakika: 0 }]);
    expect(countIzin(an('2026-11-24 09:00', '2026-11-24 13:39'), gun)).toEqual({ gun: 0, dakika: 279 });
  });
});

describe('a leave on a day of several shifts', () => {
  const gunler = withoutTatil([[an('2026-11-24 10:00', '2026-11-24 14:00'), an('2026-11-24 16:00', '2026-11-24 20:00')]], []);

  it.each([
    ['a day', '2026-11-24 00:00', '2026-11-25 00:00', 1, 0],
    ['half a day for one of two that are as long', '2026-11-24 10:00', '2026-11-24 14:00', 0.5, 0],
    ['half a day, whatever of the time between is in it', '2026-11-24 15:00', '2026-11-24 21:00', 0.5, 0],
    ['the hours of work, not those between', '2026-11-24 13:00', '2026-11-24 17:00', 0, 120],
    ['nothing between them', '2026-11-24 14:00', '2026-11-24 16:00', 0, 0],
  ])('costs %s', (_what, baslangic, bitis, gun, dakika) => {
    expect(countIzin(an(baslangic, bitis), gunler)).toEqual({ gun, dakika });
  });

  it('is half a day when a holiday takes the second', () => {
    const arife: Tatil = { tarih: '2026-11-24', ad: 'Arife', saat: '15:00' };
    const [gun] = withoutTatil([[an('2026-11-24 10:00', '2026-11-24 14:00'), an('2026-11-24 16:00', '2026-11-24 20:00')]], [arife]);
    expect(gun).toEqual({ saatler: [an('2026-11-24 10:00', '2026-11-24 14:00')], gun: 0.5 });
    expect(countIzin(an('2026-11-24 10:00', '2026-11-24 14:00'), [gun!])).toEqual({ gun: 0.5, dakika: 0 });
    // Half of a half day is counted in minutes.
    expect(countIzin(an('2026-11-24 10:00', '2026-11-24 12:00'), [gun!])).toEqual({ gun: 0, dakika: 120 });
  });
});

describe('leave arithmetic', () => {
  const spanOf = ({ saatler }: IsGunu): SaatAraligi => ({ baslangic: saatler[0]!.baslangic, bitis: saatler.at(-1)!.bitis });
  const lengthOf = ({ saatler }: IsGunu) => saatler.reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0);
  const anyParcalar = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 300 }), length: fc.integer({ min: 1, max: 400 }) }), { minLength: 1, maxLength: 3 });
  const anyGunler = fc
    .array(fc.record({ parcalar: anyParcalar, gun: fc.constantFrom(1 as const, 0.5 as const) }), { maxLength: 12 })
    .map((days) => {
      let at = 0;
      return days.map(({ parcalar, gun }): IsGunu => {
        const saatler = parcalar.map(({ gap, length }) => {
          const baslangic = at + gap;
          at = baslangic + length;
          return { baslangic, bitis: at };
        });
        return { saatler, gun };
      });
    });
  const anyIzin = fc.tuple(fc.nat({ max: 15_000 }), fc.integer({ min: 1, max: 8000 })).map(([baslangic, sure]): SaatAraligi => ({ baslangic, bitis: baslangic + sure }));

  it('never costs more than the days that it touches', () => {
    fc.assert(
      fc.property(anyIzin, anyGunler, (izin, gunler) => {
        const touched = gunler.filter((day) => spanOf(day).baslangic < izin.bitis && izin.baslangic < spanOf(day).bitis);
        const { gun, dakika } = countIzin(izin, gunler);
        expect(gun).toBeLessThanOrEqual(touched.reduce((sum, day) => sum + day.gun, 0));
        expect(dakika).toBeLessThanOrEqual(Math.min(izin.bitis - izin.baslangic, touched.reduce((sum, day) => sum + lengthOf(day), 0)));
        if (touched.length === 0) expect({ gun, dakika }).toEqual({ gun: 0, dakika: 0 });
      }),
    );
  });

  it('costs the same in one piece as in two that are split between days', () => {
    fc.assert(
      fc.property(anyIzin, anyGunler, fc.nat(), (izin, gunler, pick) => {
        const between = gunler.map((day) => spanOf(day).bitis).filter((at) => izin.baslangic < at && at < izin.bitis);
        fc.pre(between.length > 0);
        const at = between[pick % between.length]!;
        const first = countIzin({ baslangic: izin.baslangic, bitis: at }, gunler);
        const second = countIzin({ baslangic: at, bitis: izin.bitis }, gunler);
        expect(countIzin(izin, gunler)).toEqual({ gun: first.gun + second.gun, dakika: first.dakika + second.dakika });
      }),
    );
  });

  it('a longer leave never costs less, counted in minutes of work', () => {
    const minutesOf = (izin: SaatAraligi, gunler: readonly IsGunu[]) =>
      gunler.reduce((sum, day) => {
        const { gun, dakika } = countIzin(izin, [day]);
        return sum + dakika + (gun / day.gun) * lengthOf(day);
      }, 0);
    fc.assert(
      fc.property(anyIzin, anyGunler, fc.nat({ max: 3000 }), (izin, gunler, more) => {
        expect(minutesOf({ ...izin, bitis: izin.bitis + more }, gunler)).toBeGreaterThanOrEqual(minutesOf(izin, gunler));
      }),
    );
  });

  it('costs nothing on holidays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), (day) => {
        const tarih = `2026-11-${23 + day}`;
        const gunler = withoutTatil(hafta, [{ tarih, ad: 'Bayram' }]);
        expect(countIzin(an(`${tarih} 00:00`, `${tarih} 24:00`), gunler)).toEqual({ gun: 0, dakika: 0 });
        expect(countIzin(an('2026-11-23 00:00', '2026-11-30 00:00'), gunler)).toEqual({ gun: 5, dakika: 0 });
      }),
    );
  });
});
