import type { SaatAraligi } from './saat.ts';
import { addDays, type Tarih, weekday } from './tarih.ts';
import { dayOf, sharedMinutes, startOfDay, toAn } from './vardiya.ts';

/** A public holiday; `saat` is when it begins, for an eve that is worked until then. */
export type Tatil = { tarih: Tarih; ad: string; saat?: string };

/** A working day as leave is counted against it: its hours on the axis of vardiya.ts, and how much of a day it is. */
export type IsGunu = { saatler: SaatAraligi; gun: 1 | 0.5 };

/** What a leave costs: whole and half days, and the minutes of what is neither. */
export type IzinSuresi = { gun: number; dakika: number };

const PAZAR = 7;

/**
 * The working days of a range where nobody has planned: every day but Sunday, from opening to closing.
 * @param saatler minutes of the day
 */
export function ordinaryDays(ilk: Tarih, son: Tarih, saatler: SaatAraligi): SaatAraligi[] {
  const days: SaatAraligi[] = [];
  for (let tarih = ilk; tarih <= son; tarih = addDays(tarih, 1)) {
    if (weekday(tarih) === PAZAR) continue;
    const midnight = startOfDay(tarih);
    days.push({ baslangic: midnight + saatler.baslangic, bitis: midnight + saatler.bitis });
  }
  return days;
}

/** Takes the public holidays out of working hours; what is left of a day counts as a half or as a whole one. */
export function withoutTatil(gunler: readonly SaatAraligi[], tatiller: readonly Tatil[]): IsGunu[] {
  const begins = new Map(tatiller.map(({ tarih, saat = '00:00' }) => [tarih, toAn(`${tarih} ${saat}`)]));
  return gunler.flatMap((whole) => {
    const rest = upToTatil(whole, begins);
    const length = rest.bitis - rest.baslangic;
    if (length <= 0) return [];
    return { saatler: rest, gun: length * 4 >= (whole.bitis - whole.baslangic) * 3 ? 1 : 0.5 } as const;
  });
}

/** A holiday lasts to the end of its day, so what it and the next day's leave of a day's hours is one stretch. */
function upToTatil({ baslangic, bitis }: SaatAraligi, begins: ReadonlyMap<Tarih, number>): SaatAraligi {
  const first = dayOf(baslangic);
  const second = addDays(first, 1);
  const own = begins.get(first) ?? Infinity;
  const end = Math.min(bitis, begins.get(second) ?? Infinity);
  return own <= baslangic ? { baslangic: startOfDay(second), bitis: end } : { baslangic, bitis: Math.min(end, own) };
}

/**
 * What a leave costs against the working days that it touches: a day that it takes wholly is a day, one of which it takes
 * just half is a half, and of any other its minutes are counted.
 */
export function countIzin(izin: SaatAraligi, gunler: readonly IsGunu[]): IzinSuresi {
  const sure: IzinSuresi = { gun: 0, dakika: 0 };
  for (const { saatler, gun } of gunler) {
    const taken = sharedMinutes(izin, saatler);
    const length = saatler.bitis - saatler.baslangic;
    if (taken === length) sure.gun += gun;
    else if (gun === 1 && taken * 2 === length) sure.gun += 0.5;
    else sure.dakika += taken;
  }
  return sure;
}
