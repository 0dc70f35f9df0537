import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIzin, ordinaryDays, withoutTatil, type IsGunu, type Tatil } from './izin.ts';
import type { SaatAraligi } from './saat.ts';
import { toAnAraligi } from './vardiya.ts';

const an = (baslangic: string, bitis: string) => toAnAraligi({ baslangic, bitis });
const dokuzdanBese = { baslangic: 540, bitis: 1020 };
/** Monday 23 to Sunday 29 November 2026. */
const hafta = ordinaryDays('2026-11-23', '2026-11-29', dokuzdanBese);
const isGunleri = withoutTatil(hafta, []);

describe('working days', () => {
  it('are all but Sundays', () => {
    expect(hafta).toHaveLength(6);
    expect(hafta[0]).toEqual(an('2026-11-23 09:00', '2026-11-23 17:00'));
    expect(hafta[5]).toEqual(an('2026-11-28 09:00', '2026-11-28 17:00'));
  });

  const arife: Tatil = { tarih: '2026-10-28', ad: 'Arife', saat: '13:00' };
  const bayram: Tatil = { tarih: '2026-10-29', ad: 'Bayram' };

  it('end where a holiday begins, and an eve is half a day', () => {
    const gunler = ordinaryDays('2026-10-27', '2026-10-30', dokuzdanBese);
    expect(withoutTatil(gunler, [arife, bayram])).toEqual([
      { saatler: an('2026-10-27 09:00', '2026-10-27 17:00'), gun: 1 },
      { saatler: an('2026-10-28 09:00', '2026-10-28 13:00'), gun: 0.5 },
      { saatler: an('2026-10-30 09:00', '2026-10-30 17:00'), gun: 1 },
    ]);
  });

  it('keep the part of a night shift that is no holiday', () => {
    const oncesi = an('2026-10-28 22:00', '2026-10-29 06:00');
    const sonrasi = an('2026-10-29 22:00', '2026-10-30 06:00');
    expect(withoutTatil([oncesi, sonrasi], [bayram])).toEqual([
      { saatler: an('2026-10-28 22:00', '2026-10-29 00:00'), gun: 0.5 },
      { saatler: an('2026-10-30 00:00', '2026-10-30 06:00'), gun: 1 },
    ]);
    expect(withoutTatil([oncesi], [arife, bayram])).toEqual([]);
  });

  it('of a day off are none', () => {
    expect(withoutTatil([an('2026-11-24 00:00', '2026-11-24 00:00')], [])).toEqual([]);
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
    const gece = withoutTatil([an('2026-11-24 22:00', '2026-11-25 06:00')], []);
    expect(countIzin(an('2026-11-24 22:00', '2026-11-25 06:00'), gece)).toEqual({ gun: 1, dakika: 0 });
  });
});

describe('leave arithmetic', () => {
  const anyGunler = fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 900 }), length: fc.integer({ min: 1, max: 720 }), gun: fc.constantFrom(1 as const, 0.5 as const) }), { maxLength: 12 })
    .map((parts) => {
      let at = 0;
      return parts.map(({ gap, length, gun }): IsGunu => {
        const baslangic = at + gap;
        at = baslangic + length;
        return { saatler: { baslangic, bitis: at }, gun };
      });
    });
  const anyIzin = fc.tuple(fc.nat({ max: 15_000 }), fc.integer({ min: 1, max: 8000 })).map(([baslangic, sure]): SaatAraligi => ({ baslangic, bitis: baslangic + sure }));

  it('never costs more than the days that it touches', () => {
    fc.assert(
      fc.property(anyIzin, anyGunler, (izin, gunler) => {
        const touched = gunler.filter(({ saatler }) => saatler.baslangic < izin.bitis && izin.baslangic < saatler.bitis);
        const { gun, dakika } = countIzin(izin, gunler);
        expect(gun).toBeLessThanOrEqual(touched.reduce((sum, day) => sum + day.gun, 0));
        expect(dakika).toBeLessThanOrEqual(Math.min(izin.bitis - izin.baslangic, touched.reduce((sum, { saatler }) => sum + saatler.bitis - saatler.baslangic, 0)));
        if (touched.length === 0) expect({ gun, dakika }).toEqual({ gun: 0, dakika: 0 });
      }),
    );
  });

  it('costs the same in one piece as in two that part between days', () => {
    fc.assert(
      fc.property(anyIzin, anyGunler, fc.nat(), (izin, gunler, pick) => {
        const between = gunler.map(({ saatler }) => saatler.bitis).filter((at) => izin.baslangic < at && at < izin.bitis);
        fc.pre(between.length > 0);
        const at = between[pick % between.length]!;
        const first = countIzin({ baslangic: izin.baslangic, bitis: at }, gunler);
        const second = countIzin({ baslangic: at, bitis: izin.bitis }, gunler);
        expect(countIzin(izin, gunler)).toEqual({ gun: first.gun + second.gun, dakika: first.dakika + second.dakika });
      }),
    );
  });

  it('costs no less when it is longer, counted in minutes of work', () => {
    const minutesOf = (izin: SaatAraligi, gunler: readonly IsGunu[]) =>
      gunler.reduce((sum, day) => {
        const { gun, dakika } = countIzin(izin, [day]);
        return sum + dakika + (gun / day.gun) * (day.saatler.bitis - day.saatler.baslangic);
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
