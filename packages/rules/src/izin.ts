import type { SaatAraligi } from './saat.ts';
import { addDays, type Tarih, weekday } from './tarih.ts';
import { dayOf, sharedMinutes, startOfDay, toAn } from './vardiya.ts';

/** A public holiday; `saat` is its begin on an eve, which is worked until then. */
export type Tatil = { tarih: Tarih; ad: string; saat?: string };

/** The reasons of an absence; `diger` means that none was given. */
export const IZIN_TURLERI = ['yillik', 'mazeret', 'rapor', 'ucretsiz', 'evlilik', 'dogum', 'olum', 'sut', 'idari', 'diger'] as const;
export type IzinTuru = (typeof IZIN_TURLERI)[number];

/** A working day to count leave against: its stretches of work on the axis of vardiya.ts, and the share of a day that they are. */
export type IsGunu = { saatler: readonly SaatAraligi[]; gun: 1 | 0.5 };

/** The cost of a leave: whole and half days, and the minutes of all other parts. */
export type IzinSuresi = { gun: number; dakika: number };

const PAZAR = 7;

/** The hours of a week in minutes of the day: those of every day, and of the weekdays (1 to 7) that differ. Equal ones are closed. */
export type IsHaftasi = { hergun: SaatAraligi; gunler: ReadonlyMap<number, SaatAraligi> };

/** The working days of a range without a plan, from opening to closing of their weekday; Sunday only if it has hours of its own. */
export function ordinaryDays(ilk: Tarih, son: Tarih, { hergun, gunler }: IsHaftasi): SaatAraligi[][] {
  const days: SaatAraligi[][] = [];
  for (let tarih = ilk; tarih <= son; tarih = addDays(tarih, 1)) {
    const gun = weekday(tarih);
    const saatler = gunler.get(gun) ?? (gun === PAZAR ? undefined : hergun);
    if (!saatler || saatler.baslangic === saatler.bitis) continue;
    const midnight = startOfDay(tarih);
    days.push([{ baslangic: midnight + saatler.baslangic, bitis: midnight + saatler.bitis }]);
  }
  return days;
}

/**
 * Removes public holidays from working hours. The rest of such a day counts as a half or a whole day.
 * @param gunler the stretches of work of each day; a day may have several
 */
export function withoutTatil(gunler: readonly (readonly SaatAraligi[])[], tatiller: readonly Tatil[]): IsGunu[] {
  const begins = new Map(tatiller.map(({ tarih, saat = '00:00' }) => [tarih, toAn(`${tarih} ${saat}`)]));
  return gunler.flatMap((whole) => {
    const rest = whole.map((saatler) => upToTatil(saatler, begins)).filter(({ baslangic, bitis }) => baslangic < bitis);
    if (rest.length === 0) return [];
    return { saatler: rest, gun: minutesOf(rest) * 4 >= minutesOf(whole) * 3 ? 1 : 0.5 } as const;
  });
}

const minutesOf = (saatler: readonly SaatAraligi[]) => saatler.reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0);

/** A holiday lasts to the end of its day, so the hours that remain of a day are one stretch. */
function upToTatil({ baslangic, bitis }: SaatAraligi, begins: ReadonlyMap<Tarih, number>): SaatAraligi {
  const first = dayOf(baslangic);
  const second = addDays(first, 1);
  const own = begins.get(first) ?? Infinity;
  const end = Math.min(bitis, begins.get(second) ?? Infinity);
  return own <= baslangic ? { baslangic: startOfDay(second), bitis: end } : { baslangic, bitis: Math.min(end, own) };
}

/**
 * The cost of a leave against the working days that it touches. A fully covered day is one day, a day of which exactly
 * half is covered is half a day, and for any other day the minutes are counted.
 */
export function countIzin(izin: SaatAraligi, gunler: readonly IsGunu[]): IzinSuresi {
  const sure: IzinSuresi = { gun: 0, dakika: 0 };
  for (const { saatler, gun } of gunler) {
    const taken = saatler.reduce((sum, parca) => sum + sharedMinutes(izin, parca), 0);
    const length = minutesOf(saatler);
    if (taken === length) sure.gun += gun;
    // An odd number of minutes has no exact half: the minute below and the one above both count as half.
    else if (gun === 1 && taken > 0 && Math.abs(taken * 2 - length) <= length % 2) sure.gun += 0.5;
    else sure.dakika += taken;
  }
  return sure;
}
