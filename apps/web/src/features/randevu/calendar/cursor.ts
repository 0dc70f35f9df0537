import type { Column } from './columns.ts';
import { byStart, type Placement } from './layout.ts';
import { clamp, slotAt, stepLine, type View } from './view.ts';

/** The place of the keyboard: on an appointment, or on the free slot that begins at `dakika`. */
export type Cursor = { sutunID: number; dakika: number; randevuID: number | null };

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type CursorKey = (typeof KEYS)[number];

export function isCursorKey(key: string): key is CursorKey {
  return (KEYS as readonly string[]).includes(key);
}

export function isSameCursor(a: Cursor | null, b: Cursor | null): boolean {
  return a?.sutunID === b?.sutunID && a?.dakika === b?.dakika && a?.randevuID === b?.randevuID;
}

type Stop = { start: number; lane: number; randevuID: number | null };

/** Everything the up and down keys pass in a column: its appointments, and its free slots between them. */
function stopsOf(column: Column, view: View): Stop[] {
  const stops: Stop[] = [...column.placements].sort(byStart).map(toStop);
  for (let minute = view.start; minute < view.end; minute = stepLine(view, minute, 1)) {
    if (placementsAt(column, minute).length === 0) stops.push({ start: minute, lane: 0, randevuID: null });
  }
  return stops.sort((a, b) => a.start - b.start || a.lane - b.lane);
}

function toStop({ start, lane, randevu }: Placement): Stop {
  return { start, lane, randevuID: randevu.id };
}

function placementsAt(column: Column, minute: number): Placement[] {
  return column.placements.filter(({ start, end }) => start <= minute && minute < end).sort((a, b) => a.lane - b.lane);
}

/** The leftmost (or rightmost) appointment at a minute, or the free slot there. */
function cursorAt(column: Column, view: View, minute: number, side: 'first' | 'last' = 'first'): Cursor {
  const dakika = slotAt(view, minute).baslangic;
  // Within one slot a short appointment may have ended before, or begin after, the minute itself.
  const found = placementsAt(column, minute).at(side === 'first' ? 0 : -1) ?? placementsAt(column, dakika).at(0);
  return { sutunID: column.sutun.id, dakika: found ? minute : dakika, randevuID: found?.randevu.id ?? null };
}

/** The cursor after the data has changed: the same appointment where it is now, else what lies in its old place. */
export function settleCursor(cursor: Cursor | null, columns: readonly Column[], view: View, firstMinute: number): Cursor | null {
  const fallback = columns[0];
  if (!fallback) return null;
  if (!cursor) return cursorAt(fallback, view, firstMinute);
  if (cursor.randevuID !== null) {
    const owner = columns.find(({ placements }) => placements.some(({ randevu }) => randevu.id === cursor.randevuID));
    if (owner) return owner.sutun.id === cursor.sutunID ? cursor : { ...cursor, sutunID: owner.sutun.id };
  }
  return cursorAt(columns.find(({ sutun }) => sutun.id === cursor.sutunID) ?? fallback, view, cursor.dakika);
}

/** The cursor after a key; the same cursor at the edges. */
export function moveCursor(cursor: Cursor, key: CursorKey, columns: readonly Column[], view: View): Cursor {
  const index = columns.findIndex(({ sutun }) => sutun.id === cursor.sutunID);
  const column = columns[index];
  if (!column) return cursor;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return moveSideways(cursor, key === 'ArrowLeft' ? -1 : 1, columns, index, view);

  if (key === 'PageUp' || key === 'PageDown') {
    const minute = cursor.dakika + (key === 'PageUp' ? -60 : 60);
    return cursorAt(column, view, clamp(minute, view.start, view.end - 1));
  }
  const stops = stopsOf(column, view);
  const at = stops.findIndex((stop) =>
    cursor.randevuID === null ? stop.randevuID === null && stop.start === cursor.dakika : stop.randevuID === cursor.randevuID,
  );
  const target = { Home: 0, End: stops.length - 1, ArrowUp: at - 1, ArrowDown: at + 1 }[key];
  const stop = stops[clamp(target, 0, stops.length - 1)];
  return stop ? { sutunID: column.sutun.id, dakika: stop.start, randevuID: stop.randevuID } : cursor;
}

function moveSideways(cursor: Cursor, direction: 1 | -1, columns: readonly Column[], index: number, view: View): Cursor {
  const own = columns[index]?.placements.find(({ randevu }) => randevu.id === cursor.randevuID);
  if (own) {
    const beside = (columns[index]?.placements ?? [])
      .filter((other) => other.start < own.end && own.start < other.end && (other.lane - own.lane) * direction > 0)
      .sort((a, b) => (a.lane - b.lane) * direction || a.start - b.start)[0];
    if (beside) return { ...cursor, dakika: clamp(cursor.dakika, beside.start, beside.end - 1), randevuID: beside.randevu.id };
  }
  const next = columns[index + direction];
  return next ? cursorAt(next, view, cursor.dakika, direction > 0 ? 'first' : 'last') : cursor;
}
