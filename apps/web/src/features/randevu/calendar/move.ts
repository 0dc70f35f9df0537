import { findRandevu, type Board } from './board.ts';
import { isSameHedef, placeOf } from './targets.ts';
import type { Hedef, TakvimRandevusu } from './types.ts';

/** Whether the column takes appointments and the page has nothing against this one there. */
export function mayDrop({ columns, props }: Board, randevu: TakvimRandevusu, hedef: Hedef): boolean {
  const column = columns.find(({ sutun }) => sutun.id === hedef.sutunID);
  // An appointment without a column may still change its time where it stands.
  const isOpen = column?.acceptsDrop || hedef.sutunID === randevu.sutunID;
  return isOpen && (props.canDrop?.(randevu, hedef) ?? true);
}

export function announcePlace(board: Board, randevu: TakvimRandevusu, hedef: Hedef): void {
  board.announce(nameOf(board, randevu, hedef));
}

/** Ends a move at a place: tells the page, or says aloud why nothing happened. */
export function drop(board: Board, id: number, hedef: Hedef): void {
  const randevu = findRandevu(board, id);
  // Another desk may have removed it meanwhile.
  if (!randevu || isSameHedef(placeOf(randevu), hedef)) return board.announce(board.texts.vazgecildi);
  const place = nameOf(board, randevu, hedef);
  if (!mayDrop(board, randevu, hedef)) return board.announce(board.texts.konamaz(place));
  board.props.onMove(id, hedef);
  board.announce(board.texts.tasindi(place));
}

function nameOf({ columns, texts }: Board, randevu: TakvimRandevusu, hedef: Hedef): string {
  return texts.yer(
    randevu.baslik,
    hedef,
    columns.find(({ sutun }) => sutun.id === hedef.sutunID),
  );
}
