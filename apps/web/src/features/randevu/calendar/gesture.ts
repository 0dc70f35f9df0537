import type { Aim } from './aims.ts';
import { autoScroll } from './auto-scroll.ts';
import { spotAt, type ReadBoard } from './board.ts';
import { hideGhost, lift, showGhost } from './ghost.ts';
import { isSameHedef } from './targets.ts';
import type { Hedef } from './types.ts';

const THRESHOLD_PX = 8;
const HOLD_MS = 350;

/** One press, from the finger or button going down until it goes up. */
export type Gesture = {
  /** Whether it has become a drag, so that the page must not scroll under it. */
  isDragging(): boolean;
  abandon(): void;
};

/**
 * Follows one pointer. A mouse drags after 8 px; a finger after holding still for 350 ms, and earlier movement is left to
 * scrolling. `onEnd` learns whether the click that follows belongs to the drag.
 */
export function startGesture(down: PointerEvent, aim: Aim, readBoard: ReadBoard, onEnd: (consumed: boolean) => void): Gesture {
  const { pointerId } = down;
  const isFinger = down.pointerType !== 'mouse';
  const origin = { x: down.clientX, y: down.clientY };
  const listening = new AbortController();
  let at = origin;
  let phase: 'pressed' | 'dragging' | 'cancelled' = 'pressed';
  let hasMoved = false;
  let frame = 0;
  let shown: Hedef | null = null;
  const holding = isFinger ? setTimeout(beginDrag, HOLD_MS) : undefined;

  function beginDrag() {
    const board = readBoard();
    if (!board) return finish(false);
    phase = 'dragging';
    board.scroller.setPointerCapture(pointerId);
    if (isFinger) navigator.vibrate?.(10);
    if (aim.randevu) lift(board, aim.randevu);
    draw();
  }

  function draw() {
    frame = 0;
    const board = readBoard();
    const spot = board && spotAt(board, at);
    if (!board || !spot) return;
    const hedef = aim.targetAt(board, spot);
    if (hedef && !(shown && isSameHedef(hedef, shown))) {
      shown = hedef;
      showGhost(board, aim.randevu, hedef, aim.isAllowed(board, hedef));
    }
    const insets = { top: board.body.offsetTop, left: board.body.offsetLeft };
    if (hasMoved && hedef && autoScroll(board.scroller, at, insets)) requestDraw();
  }

  function requestDraw() {
    frame ||= requestAnimationFrame(draw);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pointerId || phase === 'cancelled') return;
    at = { x: event.clientX, y: event.clientY };
    hasMoved ||= Math.hypot(at.x - origin.x, at.y - origin.y) >= THRESHOLD_PX;
    if (!hasMoved) return;
    if (phase === 'dragging') requestDraw();
    else if (isFinger) finish(false);
    else beginDrag();
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const board = readBoard();
    const wasDragging = phase === 'dragging';
    if (wasDragging && hasMoved) draw();
    finish(phase !== 'pressed');
    if (!wasDragging || !board) return;
    if (!hasMoved) aim.hold(board, origin);
    else if (shown) aim.drop(board, shown);
  }

  function cancel() {
    const board = readBoard();
    if (phase === 'dragging' && board) {
      hideGhost(board);
      if (aim.randevu) board.announce(board.texts.vazgecildi);
    }
    phase = 'cancelled';
    clearTimeout(holding);
    cancelAnimationFrame(frame);
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || phase !== 'dragging') return;
    // The panel beside the calendar must not close because a drag was given up.
    event.stopPropagation();
    event.preventDefault();
    cancel();
  }

  function finish(consumed: boolean) {
    const board = readBoard();
    listening.abort();
    clearTimeout(holding);
    cancelAnimationFrame(frame);
    if (phase === 'dragging' && board) hideGhost(board);
    onEnd(consumed);
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', () => (cancel(), finish(false)), { signal });
  window.addEventListener('keydown', escape, { signal, capture: true });
  return { isDragging: () => phase === 'dragging', abandon: () => (cancel(), finish(false)) };
}
