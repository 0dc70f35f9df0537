import { blockElement, layOver, type Board } from './board.ts';
import { formatAralik } from './texts.ts';
import type { Hedef, TakvimRandevusu } from './types.ts';

/** Shows where letting go would lead; without an appointment, where a new one would begin. */
export function showGhost(board: Board, randevu: TakvimRandevusu | null, hedef: Hedef, isAllowed: boolean): void {
  const { ghost, scroller, texts } = board;
  const [time, title] = ghost.children;
  if (time) time.textContent = formatAralik(hedef);
  if (title) title.textContent = randevu ? randevu.baslik : texts.yeni;
  ghost.dataset.durum = randevu?.durum ?? '';
  ghost.toggleAttribute('data-refused', !isAllowed);
  layOver(board, ghost, hedef);
  ghost.hidden = false;
  scroller.toggleAttribute('data-dragging', true);
  if (randevu) lift(board, randevu);
}

/** Shows that an appointment has been taken hold of. */
export function lift(board: Board, { id }: TakvimRandevusu): void {
  blockElement(board, id)?.toggleAttribute('data-lifted', true);
}

export function hideGhost({ ghost, scroller, body }: Board): void {
  ghost.hidden = true;
  scroller.removeAttribute('data-dragging');
  body.querySelector('[data-lifted]')?.removeAttribute('data-lifted');
}
