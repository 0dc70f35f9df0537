import { snap, type SaatAraligi } from '@defter/rules/saat.ts';

const MINUTES_OF_DAY = 24 * 60;
const SHORTEST_BLOCK_PX = 16;
/** Nine hours of this height fit on a screen of 768 pixels. */
const HOUR_PX = 64;
/** A lower slot could not be hit. */
const LOWEST_ROW_PX = 12;

/** The lengths of a slot that one can zoom to, in minutes, from near to far. */
export const YAKINLIKLAR = [5, 10, 15, 20, 30, 60] as const;
export type Yakinlik = (typeof YAKINLIKLAR)[number];
/** The height of an hour for each zoom: a slot stays high enough to be hit, and a day of thirteen hours fits a screen from lines of an hour on. */
const ZOOMED_HOUR_PX: Readonly<Record<Yakinlik, number>> = { 5: 192, 10: 120, 15: 88, 20: 72, 30: 56, 60: 40 };

/** The stretch of the day that is drawn, all in minutes; slot lines are counted from `opening`. */
export type View = {
  start: number;
  end: number;
  opening: number;
  closing: number;
  period: number;
  rowHeight: number;
  /** Shorter appointments are drawn this long, so that their name can be read. */
  shortest: number;
};

/**
 * The whole hours around opening time and all appointments, so that those outside of opening time are seen as well.
 */
export function viewHours(opening: number, closing: number, randevular: readonly SaatAraligi[]): { start: number; end: number } {
  let start = Math.min(opening, MINUTES_OF_DAY - 60);
  let end = Math.max(closing, start + 60);
  for (const { baslangic, bitis } of randevular) {
    start = Math.min(start, baslangic);
    end = Math.max(end, bitis, baslangic + 1);
  }
  return { start: Math.max(0, Math.floor(start / 60) * 60), end: Math.min(MINUTES_OF_DAY, Math.ceil(end / 60) * 60) };
}

/**
 * The scale and the lines of the day. Without a zoom an hour has the same height whatever the slot of the business is: lines that would be too close
 * are left out, and a slot is as long as the lines are apart.
 * @param slot of the business, in minutes
 */
export function buildView(hours: { start: number; end: number }, opening: number, closing: number, slot: number, zoom?: Yakinlik | null): View {
  const hour = zoom ? ZOOMED_HOUR_PX[zoom] : HOUR_PX;
  let period: number = zoom ?? slot;
  while ((hour * period) / 60 < LOWEST_ROW_PX) period += slot;
  const rowHeight = (hour * period) / 60;
  return { ...hours, opening, closing, period, rowHeight, shortest: Math.ceil((SHORTEST_BLOCK_PX * period) / rowHeight) };
}

export function heightOf(view: View): number {
  return ((view.end - view.start) / view.period) * view.rowHeight;
}

/** The position of a minute in the drawn day, 0 at its top and 1 at its bottom. */
export function shareOf(view: View, minute: number): number {
  return (clamp(minute, view.start, view.end) - view.start) / (view.end - view.start);
}

/** The slot line nearest to a minute. */
export function nearestLine(view: View, minute: number): number {
  return clamp(view.opening + snap(minute - view.opening, view.period), view.start, view.end);
}

/** The next slot line after (1) or before (-1) a minute. */
export function stepLine(view: View, minute: number, direction: 1 | -1): number {
  const rows = (minute - view.opening) / view.period;
  const next = direction > 0 ? Math.floor(rows) + 1 : Math.ceil(rows) - 1;
  return clamp(view.opening + next * view.period, view.start, view.end);
}

/** The slot a minute belongs to. */
export function slotAt(view: View, minute: number): SaatAraligi {
  const inside = clamp(minute, view.start, view.end - 1);
  const line = view.opening + Math.floor((inside - view.opening) / view.period) * view.period;
  return { baslangic: Math.max(line, view.start), bitis: Math.min(line + view.period, view.end) };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
