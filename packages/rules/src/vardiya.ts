import { type SaatAraligi, toDakika } from './saat.ts';
import { addDays, daysBetween, startOfWeek, type Tarih } from './tarih.ts';

/*
 * Shifts run over midnight, so their arithmetic is on one axis: an `an` is a wall-clock time in minutes since
 * 1970-01-01 00:00, and a stretch of it is a SaatAraligi like one of a day.
 */

const MINUTES_OF_DAY = 24 * 60;
const EPOCH: Tarih = '1970-01-01';

/** A stretch of wall-clock time as the wire has it: `YYYY-MM-DD HH:mm`, without the end. */
export type ZamanAraligi = { baslangic: string; bitis: string };

/**
 * `2026-11-24 09:30` to its minute on the axis; everything after the minutes is ignored.
 * @throws RangeError when it is no time.
 */
export function toAn(zaman: string): number {
  return startOfDay(zaman.slice(0, 10)) + toDakika(zaman.slice(11, 16));
}

export const toAnAraligi = ({ baslangic, bitis }: ZamanAraligi): SaatAraligi => ({ baslangic: toAn(baslangic), bitis: toAn(bitis) });

/** The midnight at which a day begins, on the axis. */
export function startOfDay(tarih: Tarih): number {
  return daysBetween(EPOCH, tarih) * MINUTES_OF_DAY;
}

/** The day that a minute of the axis is in. */
export function dayOf(an: number): Tarih {
  return addDays(EPOCH, Math.floor(an / MINUTES_OF_DAY));
}

/**
 * The hours of a template in minutes since the midnight of its day. An end that is not after the beginning is on the
 * next day, above 1440; equal times are no hours at all: a day off.
 * @param saatler `HH:mm`
 */
export function vardiyaSaatleri({ baslangicSaati, bitisSaati }: { baslangicSaati: string; bitisSaati: string }): SaatAraligi {
  const baslangic = toDakika(baslangicSaati);
  const bitis = toDakika(bitisSaati);
  return { baslangic, bitis: bitis < baslangic ? bitis + MINUTES_OF_DAY : bitis };
}

/** The minutes of a stretch that lie in another. */
export function sharedMinutes(a: SaatAraligi, b: SaatAraligi): number {
  return Math.max(0, Math.min(a.bitis, b.bitis) - Math.max(a.baslangic, b.baslangic));
}

/** The part of a stretch of the axis that falls on a day, in minutes of that day; undefined when none does. */
export function partOnDay({ baslangic, bitis }: SaatAraligi, tarih: Tarih): SaatAraligi | undefined {
  const midnight = startOfDay(tarih);
  const part = { baslangic: Math.max(baslangic - midnight, 0), bitis: Math.min(bitis - midnight, MINUTES_OF_DAY) };
  return part.baslangic < part.bitis ? part : undefined;
}

/** The parts of `whole` that none of the stretches covers, in order. */
export function gapsOf(whole: SaatAraligi, stretches: readonly SaatAraligi[]): SaatAraligi[] {
  const gaps: SaatAraligi[] = [];
  let from = whole.baslangic;
  for (const { baslangic, bitis } of stretches.toSorted((a, b) => a.baslangic - b.baslangic)) {
    if (bitis <= baslangic) continue;
    if (baslangic > from) gaps.push({ baslangic: from, bitis: Math.min(baslangic, whole.bitis) });
    from = Math.max(from, bitis);
  }
  if (from < whole.bitis) gaps.push({ baslangic: from, bitis: whole.bitis });
  return gaps.filter(({ baslangic, bitis }) => baslangic < bitis);
}

/** One planned day of somebody: the day and its hours on the axis. */
export type PlanliVardiya = { tarih: Tarih; saatler: SaatAraligi };

/**
 * The times of a day at which somebody does not work, in its minutes. Only a week with at least one shift counts as planned. An unplanned week closes
 * nothing, so that the future can be booked before it is planned.
 * @param vardiyalar of one person, at least all of the day's week and of the day before it
 */
export function offShiftOf(vardiyalar: readonly PlanliVardiya[], tarih: Tarih): SaatAraligi[] {
  const week = startOfWeek(tarih);
  if (!vardiyalar.some((vardiya) => startOfWeek(vardiya.tarih) === week)) return [];
  const worked = vardiyalar.flatMap(({ saatler }) => partOnDay(saatler, tarih) ?? []);
  return gapsOf({ baslangic: 0, bitis: MINUTES_OF_DAY }, worked);
}
