import type { Column } from './columns.ts';
import type { Cursor } from './cursor.ts';
import type { Spot } from './targets.ts';
import type { TakvimTexts } from './texts.ts';
import type { GunTakvimiProps, Hedef, TakvimRandevusu } from './types.ts';
import { clamp, shareOf, type View } from './view.ts';

/**
 * The state that the pointer and the keyboard work on: the latest drawn props and the elements they are drawn in. Handlers read it through a ref, so
 * that nothing is drawn again because a callback of the page changed.
 */
export type Board = {
  props: GunTakvimiProps;
  view: View;
  columns: readonly Column[];
  texts: TakvimTexts;
  cursor: Cursor | null;
  scroller: HTMLElement;
  body: HTMLElement;
  ghost: HTMLElement;
  hover: HTMLElement;
  announce(text: string): void;
};

/** Reads the latest board; null until the calendar is mounted, or while it has no columns. */
export type ReadBoard = () => Board | null;

export function findRandevu(board: Board, id: number): TakvimRandevusu | undefined {
  return board.props.randevular.find((randevu) => randevu.id === id);
}

export function blockElement(board: Board, id: number): HTMLElement | null {
  return board.body.querySelector<HTMLElement>(`[data-randevu="${id}"]`);
}

/** The column and minute under a point of the window; points outside count for the nearest. */
export function spotAt({ body, columns, view }: Board, point: { x: number; y: number }): Spot | null {
  const box = body.getBoundingClientRect();
  const index = Math.floor(((point.x - box.left) / box.width) * columns.length);
  const column = columns[clamp(index, 0, columns.length - 1)];
  const share = clamp((point.y - box.top) / box.height, 0, 1);
  return column ? { column, minute: view.start + share * (view.end - view.start) } : null;
}

/** Lays an element of the overlay over a place, in lengths that need no measuring: own widths and shares of the day. */
export function layOver({ view, columns }: Board, element: HTMLElement, hedef: Hedef): void {
  const index = columns.findIndex(({ sutun }) => sutun.id === hedef.sutunID);
  const top = shareOf(view, hedef.baslangic);
  element.style.transform = `translate(${index * 100}%, calc(var(--day) * ${top}))`;
  element.style.height = `calc(var(--day) * ${shareOf(view, hedef.bitis) - top})`;
}
