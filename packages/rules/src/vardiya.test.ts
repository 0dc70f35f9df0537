import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SaatAraligi } from './saat.ts';
import { dayOf, gapsOf, offShiftOf, partOnDay, sharedMinutes, startOfDay, toAn, toAnAraligi, vardiyaSaatleri } from './vardiya.ts';

const saat = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const aralik = (baslangic: string, bitis: string): SaatAraligi => ({ baslangic: saat(baslangic), bitis: saat(bitis) });
const anyAralik = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.nat({ max: 900 })).map(([baslangic, sure]) => ({ baslangic, bitis: baslangic + sure }));

test.each([
  ['09:00', '17:00', 540, 1020],
  ['22:00', '06:00', 1320, 1800],
  ['14:00', '24:00', 840, 1440],
  ['16:00', '00:00', 960, 1440],
  ['00:00', '00:00', 0, 0],
])('a shift from %s to %s', (baslangicSaati, bitisSaati, baslangic, bitis) => {
  expect(vardiyaSaatleri({ baslangicSaati, bitisSaati })).toEqual({ baslangic, bitis });
});

describe('the axis', () => {
  it('counts minutes of the wall clock', () => {
    expect(toAn('2026-11-25 00:30') - toAn('2026-11-24 23:30')).toBe(60);
    expect(toAn('2026-11-24 24:00')).toBe(startOfDay('2026-11-25'));
    expect(toAn('2026-11-24 09:30:00')).toBe(startOfDay('2026-11-24') + 570);
    expect(dayOf(toAn('2026-11-24 23:59'))).toBe('2026-11-24');
    expect(() => toAn('2026-11-24')).toThrow(RangeError);
  });

  it('parts a stretch into its days, all of it and no more', () => {
    const gece = toAnAraligi({ baslangic: '2026-11-24 22:00', bitis: '2026-11-25 06:00' });
    expect(partOnDay(gece, '2026-11-24')).toEqual(aralik('22:00', '24:00'));
    expect(partOnDay(gece, '2026-11-25')).toEqual(aralik('00:00', '06:00'));
    expect(partOnDay(gece, '2026-11-26')).toBeUndefined();
    fc.assert(
      fc.property(anyAralik, (whole) => {
        const days = ['1970-01-01', '1970-01-02', '1970-01-03'].flatMap((gun) => partOnDay(whole, gun) ?? []);
        expect(days.reduce((sum, part) => sum + part.bitis - part.baslangic, 0)).toBe(whole.bitis - whole.baslangic);
      }),
    );
  });
});

describe('gapsOf', () => {
  it('is the part that nothing covers', () => {
    expect(gapsOf(aralik('00:00', '24:00'), [aralik('14:00', '18:00'), aralik('09:00', '12:00')])).toEqual([
      aralik('00:00', '09:00'),
      aralik('12:00', '14:00'),
      aralik('18:00', '24:00'),
    ]);
    expect(gapsOf(aralik('09:00', '17:00'), [aralik('08:00', '18:00')])).toEqual([]);
  });

  it('shares no minute with the covering stretches, and leaves none out', () => {
    fc.assert(
      fc.property(anyAralik, fc.array(anyAralik, { maxLength: 6 }), (whole, stretches) => {
        const gaps = gapsOf(whole, stretches);
        for (const gap of gaps) for (const stretch of stretches) expect(sharedMinutes(gap, stretch)).toBe(0);
        const minutes = Array.from({ length: whole.bitis - whole.baslangic }, (_, i) => whole.baslangic + i);
        const free = minutes.filter((minute) => !stretches.some(({ baslangic, bitis }) => baslangic <= minute && minute < bitis));
        expect(gaps.reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0)).toBe(free.length);
      }),
    );
  });
});

describe('offShiftOf', () => {
  const vardiya = (tarih: string, baslangic: string, bitis: string) => ({ tarih, saatler: toAnAraligi({ baslangic, bitis }) });
  const gece = vardiya('2026-11-23', '2026-11-23 22:00', '2026-11-24 06:00');

  it('closes everything outside of the shifts of a planned week, with the rest of the night before', () => {
    const gunduz = vardiya('2026-11-24', '2026-11-24 14:00', '2026-11-24 21:00');
    expect(offShiftOf([gece, gunduz], '2026-11-24')).toEqual([aralik('06:00', '14:00'), aralik('21:00', '24:00')]);
  });

  it('closes the whole of a day off, planned as one or without a shift', () => {
    const izinli = vardiya('2026-11-25', '2026-11-25 00:00', '2026-11-25 00:00');
    expect(offShiftOf([gece, izinli], '2026-11-25')).toEqual([aralik('00:00', '24:00')]);
    expect(offShiftOf([gece], '2026-11-26')).toEqual([aralik('00:00', '24:00')]);
  });

  it('closes nothing in an unplanned week', () => {
    expect(offShiftOf([gece], '2026-11-30')).toEqual([]);
    expect(offShiftOf([vardiya('2026-11-22', '2026-11-22 22:00', '2026-11-23 06:00')], '2026-11-23')).toEqual([]);
  });
});
