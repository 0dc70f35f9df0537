import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { aimAt } from './aims.ts';
import { findRandevu, spotAt, type ReadBoard } from './board.ts';
import { startGesture, type Gesture } from './gesture.ts';
import { slotAt } from './view.ts';

/** Everything the pointer does: press to drag, click to open or create, right click for the menu. */
export function useDrag(scrollerRef: RefObject<HTMLElement | null>, readBoard: ReadBoard) {
  const gesture = useRef<Gesture | null>(null);
  const ignoresClick = useRef(false);

  useEffect(() => {
    const scroller = scrollerRef.current;
    // The browser decides when a touch begins whether it scrolls, so the listeners must be there before and must not be passive. It takes a hold that
    // ends early for a tap; that tap's click is stopped when the finger is lifted.
    const holdStill = (event: TouchEvent) => {
      if ((gesture.current?.isDragging() || ignoresClick.current) && event.cancelable) event.preventDefault();
    };
    const types = ['touchmove', 'touchend'] as const;
    for (const type of types) scroller?.addEventListener(type, holdStill, { passive: false });
    return () => {
      for (const type of types) scroller?.removeEventListener(type, holdStill);
      gesture.current?.abandon();
    };
  }, [scrollerRef]);

  function onPointerDown(event: PointerEvent) {
    const board = readBoard();
    if (!board || event.button !== 0 || !event.isPrimary) return;
    const spot = spotAt(board, { x: event.clientX, y: event.clientY });
    const isFinger = event.pointerType !== 'mouse';
    const aim = spot && aimAt(board, event.target as Element, spot, event.clientY, isFinger);
    if (!aim) return;
    gesture.current?.abandon();
    gesture.current = startGesture(event.nativeEvent, aim, readBoard, (consumed) => {
      gesture.current = null;
      ignoresClick.current = consumed;
      // The click of this press comes at once or not at all.
      if (consumed) setTimeout(() => (ignoresClick.current = false));
    });
  }

  function onClick(event: MouseEvent) {
    const board = readBoard();
    const target = event.target as Element;
    if (!board || ignoresClick.current) return;
    const block = target.closest<HTMLElement>('[data-randevu]');
    if (block) return board.props.onOpen(Number(block.dataset.randevu));
    const slot = target.closest<HTMLElement>('[data-slot]');
    const sutun = target.closest<HTMLElement>('[data-sutun]');
    const column = board.columns.find(({ sutun: { id } }) => String(id) === sutun?.dataset.sutun);
    if (!column?.acceptsDrop || !board.props.canCreate) return;
    // A click without a pointer (assistive technology) has no coordinates, but it has the slot.
    const minute = slot ? Number(slot.dataset.slot) : spotAt(board, { x: event.clientX, y: event.clientY })?.minute;
    if (minute !== undefined) board.props.onCreate({ sutunID: column.sutun.id, ...slotAt(board.view, minute) });
  }

  function onContextMenu(event: MouseEvent<HTMLElement, globalThis.MouseEvent>) {
    const board = readBoard();
    // A finger gets the menu when it is lifted; the browser would open its own while it holds.
    if (gesture.current) return event.preventDefault();
    const block = (event.target as Element).closest<HTMLElement>('[data-randevu]');
    if (!block || !board?.props.onMenu) return;
    event.preventDefault();
    const randevu = findRandevu(board, Number(block.dataset.randevu));
    if (!randevu) return;
    const box = block.getBoundingClientRect();
    const isMouse = event.button === 2;
    board.props.onMenu(randevu.id, isMouse ? { x: event.clientX, y: event.clientY } : { x: box.left + 12, y: box.top + Math.min(box.height, 20) });
  }

  return { onPointerDown, onClick, onContextMenu };
}
