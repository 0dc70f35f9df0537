import { findRandevu, type Board } from './board.ts';
import { drop, mayDrop } from './move.ts';
import { drawFrom, moveTo, resizeTo, type Spot } from './targets.ts';
import type { Hedef, TakvimRandevusu } from './types.ts';

type Point = { x: number; y: number };

/** The meaning of a press: the places that it would lead to, and the act when it ends there. */
export type Aim = {
  randevu: TakvimRandevusu | null;
  /** The place that letting go over a spot leads to; null while nothing may be dragged. */
  targetAt(board: Board, spot: Spot): Hedef | null;
  isAllowed(board: Board, hedef: Hedef): boolean;
  drop(board: Board, hedef: Hedef): void;
  /** A finger that held still and was lifted. */
  hold(board: Board, point: Point): void;
};

function blockAim(randevu: TakvimRandevusu, pressed: Spot, kind: 'move' | 'resize' | 'fixed'): Aim {
  return {
    randevu,
    targetAt: ({ view }, { column, minute }) => {
      const minutes = minute - pressed.minute;
      if (kind === 'fixed') return null;
      if (kind === 'resize') return resizeTo(view, randevu, minutes);
      // An appointment can be dragged out of the column of strays, but not into it.
      const sutunID = column === pressed.column || !column.acceptsDrop ? randevu.sutunID : column.sutun.id;
      return moveTo(view, randevu, sutunID, minutes);
    },
    isAllowed: (board, hedef) => mayDrop(board, randevu, hedef),
    drop: (board, hedef) => drop(board, randevu.id, hedef),
    hold: ({ props }, point) => props.onMenu?.(randevu.id, point),
  };
}

function createAim(pressed: Spot): Aim {
  return {
    randevu: null,
    targetAt: ({ view }, { minute }) => drawFrom(view, pressed, minute),
    isAllowed: () => true,
    drop: ({ props }, hedef) => props.onCreate(hedef),
    hold: ({ props, view }) => props.onCreate(drawFrom(view, pressed, pressed.minute)),
  };
}

const EDGE_PX = { mouse: 9, finger: 16 };

/** Reads from the element under the pointer what pressing there means. */
export function aimAt(board: Board, target: Element, spot: Spot, y: number, isFinger: boolean): Aim | null {
  const block = target.closest<HTMLElement>('[data-randevu]');
  if (!block) return board.props.canCreate && spot.column.acceptsDrop && target.closest('[data-sutun]') ? createAim(spot) : null;
  const randevu = findRandevu(board, Number(block.dataset.randevu));
  if (!randevu) return null;
  if (!board.props.canMove(randevu)) return blockAim(randevu, spot, 'fixed');
  const box = block.getBoundingClientRect();
  const edge = Math.min(isFinger ? EDGE_PX.finger : EDGE_PX.mouse, box.height / 3);
  return blockAim(randevu, spot, box.bottom - y <= edge ? 'resize' : 'move');
}
