import { useRef, type PointerEvent } from 'react';
import { toSaat } from '@defter/rules/saat.ts';
import { layOver, spotAt, type ReadBoard } from './board.ts';
import { slotAt } from './view.ts';

/**
 * Marks the free slot under the mouse with its time, so that a click holds no surprise. An appointment gets its tooltip
 * here too, because a screen reader would read a permanent title after the label, which says the same.
 */
export function useHover(readBoard: ReadBoard) {
  const shown = useRef('');

  function hide() {
    const board = readBoard();
    shown.current = '';
    if (board) board.hover.hidden = true;
  }

  function onPointerMove(event: PointerEvent) {
    const board = readBoard();
    const target = event.target as Element;
    const block = target.closest<HTMLElement>('[data-randevu]');
    if (block && block.title !== block.ariaLabel) block.title = block.ariaLabel ?? '';
    if (!board?.props.canCreate || event.pointerType !== 'mouse' || event.buttons !== 0) return hide();
    const spot = spotAt(board, { x: event.clientX, y: event.clientY });
    if (!spot?.column.acceptsDrop || !target.closest('[data-sutun]') || block) return hide();
    const slot = slotAt(board.view, spot.minute);
    const key = `${spot.column.sutun.id} ${slot.baslangic}`;
    if (key === shown.current) return;
    shown.current = key;
    const [time] = board.hover.children;
    if (time) time.textContent = toSaat(slot.baslangic);
    layOver(board, board.hover, { sutunID: spot.column.sutun.id, ...slot });
    board.hover.hidden = false;
  }

  return { onPointerMove, onPointerLeave: hide };
}
