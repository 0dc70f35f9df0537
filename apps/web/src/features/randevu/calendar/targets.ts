import type { Column } from './columns.ts';
import type { Hedef, TakvimRandevusu } from './types.ts';
import { clamp, nearestLine, slotAt, stepLine, type View } from './view.ts';

/** A point of the day as the pointer shows it: which column, and which (broken) minute. */
export type Spot = { column: Column; minute: number };

export function isSameHedef(a: Hedef, b: Hedef): boolean {
  return a.sutunID === b.sutunID && a.baslangic === b.baslangic && a.bitis === b.bitis;
}

export function placeOf({ sutunID, baslangic, bitis }: TakvimRandevusu): Hedef {
  return { sutunID, baslangic, bitis };
}

/** Moved by some minutes: onto a slot line, or with its time untouched when the pointer stayed in the row. */
export function moveTo(view: View, randevu: TakvimRandevusu, sutunID: number, minutes: number): Hedef {
  const length = Math.max(1, randevu.bitis - randevu.baslangic);
  const stays = Math.abs(minutes) < view.period / 2;
  const start = stays ? randevu.baslangic : nearestLine(view, randevu.baslangic + minutes);
  const baslangic = stays ? start : clamp(start, view.start, Math.max(view.start, view.end - length));
  return { sutunID, baslangic, bitis: baslangic + length };
}

/** The lower edge moved by some minutes; a slot is the shortest that can be drawn this way. */
export function resizeTo(view: View, randevu: TakvimRandevusu, minutes: number): Hedef {
  const place = placeOf(randevu);
  if (Math.abs(minutes) < view.period / 2) return place;
  return { ...place, bitis: Math.max(nearestLine(view, randevu.bitis + minutes), stepLine(view, randevu.baslangic, 1)) };
}

/** All slots from the one pressed to the one the pointer is over, in the column that was pressed. */
export function drawFrom(view: View, pressed: Spot, minute: number): Hedef {
  const first = slotAt(view, pressed.minute);
  const last = slotAt(view, minute);
  return {
    sutunID: pressed.column.sutun.id,
    baslangic: Math.min(first.baslangic, last.baslangic),
    bitis: Math.max(first.bitis, last.bitis),
  };
}

/** The place of a keyboard move after one more step of the arrow keys. */
export function stepTo(view: View, columns: readonly Column[], from: Hedef, key: string, resize: boolean): Hedef {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const direction = key === 'ArrowDown' ? 1 : -1;
    if (resize) return { ...from, bitis: Math.max(stepLine(view, from.bitis, direction), stepLine(view, from.baslangic, 1)) };
    const length = from.bitis - from.baslangic;
    const baslangic = clamp(stepLine(view, from.baslangic, direction), view.start, Math.max(view.start, view.end - length));
    return { ...from, baslangic, bitis: baslangic + length };
  }
  if (resize) return from;
  const index = columns.findIndex(({ sutun }) => sutun.id === from.sutunID);
  const next = columns[index + (key === 'ArrowRight' ? 1 : -1)];
  return next?.acceptsDrop ? { ...from, sutunID: next.sutun.id } : from;
}
