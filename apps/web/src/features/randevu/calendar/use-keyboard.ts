import { useRef, type KeyboardEvent } from 'react';
import { findRandevu, type Board, type ReadBoard } from './board.ts';
import { isCursorKey, moveCursor, type Cursor } from './cursor.ts';
import { hideGhost, showGhost } from './ghost.ts';
import { announcePlace, drop, mayDrop } from './move.ts';
import { placeOf, stepTo } from './targets.ts';
import type { Hedef, TepsiTuru } from './types.ts';
import { slotAt } from './view.ts';

/**
 * Everything the keyboard does. Steps with Alt only move the ghost; the appointment itself moves once, when Alt is let go,
 * so that ten steps are one change to save and one message to the customer.
 */
export function useKeyboard(readBoard: ReadBoard, moveFocus: (cursor: Cursor) => void) {
  const carried = useRef<{ id: number; hedef: Hedef } | null>(null);

  function step(board: Board, id: number, key: string, resize: boolean) {
    const randevu = findRandevu(board, id);
    if (!randevu) return;
    if (!board.props.canMove(randevu)) return board.announce(board.texts.tasinamaz);
    const from = carried.current?.id === id ? carried.current.hedef : placeOf(randevu);
    const hedef = stepTo(board.view, board.columns, from, key, resize);
    carried.current = { id, hedef };
    showGhost(board, randevu, hedef, mayDrop(board, randevu, hedef));
    board.ghost.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    announcePlace(board, randevu, hedef);
  }

  function end(saves: boolean) {
    const board = readBoard();
    const carry = carried.current;
    if (!board || !carry) return;
    carried.current = null;
    hideGhost(board);
    if (saves) drop(board, carry.id, carry.hedef);
    else board.announce(board.texts.vazgecildi);
  }

  function onKeyDown(event: KeyboardEvent) {
    const board = readBoard();
    const cursor = board?.cursor;
    if (!board || !cursor) return;
    if (event.ctrlKey || event.metaKey) return trayByKey(event, board, cursor);
    const isEnter = event.key === 'Enter' || event.key === ' ';
    if (event.altKey && event.key.startsWith('Arrow')) {
      if (cursor.randevuID !== null) step(board, cursor.randevuID, event.key, event.shiftKey);
    } else if (event.key === 'Escape' && carried.current) {
      event.stopPropagation();
      end(false);
    } else if (isEnter && cursor.randevuID !== null) {
      board.props.onOpen(cursor.randevuID);
    } else if (isEnter) {
      if (!event.repeat) createAt(board, cursor);
    } else if (isCursorKey(event.key) && !event.altKey) {
      moveFocus(moveCursor(cursor, event.key, board.columns, board.view));
    } else return;
    event.preventDefault();
  }

  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== 'Alt' || !carried.current) return;
    // Some browsers put the focus on their own menu when Alt goes up.
    event.preventDefault();
    end(true);
  }

  return { onKeyDown, onKeyUp, giveUp: () => end(false) };
}

/** Ctrl+X and Ctrl+C take an appointment into the tray, Ctrl+V puts it down on a free slot. */
function trayByKey(event: KeyboardEvent, board: Board, cursor: Cursor) {
  const tur = TRAY_KEYS[event.key.toLowerCase()];
  const isPut = event.key.toLowerCase() === 'v';
  if (!board.props.onTake || event.altKey || event.shiftKey || (cursor.randevuID === null ? !isPut : !tur)) return;
  event.preventDefault();
  if (cursor.randevuID === null) createAt(board, cursor);
  else if (tur) board.props.onTake(cursor.randevuID, tur);
}
const TRAY_KEYS: Readonly<Record<string, TepsiTuru>> = { x: 'kes', c: 'kopya' };

function createAt({ props, columns, view }: Board, cursor: Cursor) {
  const column = columns.find(({ sutun }) => sutun.id === cursor.sutunID);
  if (props.canCreate && column?.acceptsDrop) props.onCreate({ sutunID: cursor.sutunID, ...slotAt(view, cursor.dakika) });
}
