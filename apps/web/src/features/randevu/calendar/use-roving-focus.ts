import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Column } from './columns.ts';
import { settleCursor, type Cursor } from './cursor.ts';
import type { View } from './view.ts';

/**
 * One tab stop for the whole calendar. The focus follows the cursor. It finds its appointment again after a move to another column, and goes to a
 * neighbour if the appointment was deleted.
 */
export function useRovingFocus(bodyRef: RefObject<HTMLElement | null>, columns: readonly Column[], view: View, firstMinute: number) {
  const [wanted, setWanted] = useState<Cursor | null>(null);
  const mustFocus = useRef(false);
  const hasFocus = useRef(false);
  const settled = settleCursor(wanted, columns, view, firstMinute);

  useLayoutEffect(() => {
    // React does not tell when it removes the element that has the focus; the body has it then.
    const wasLost = hasFocus.current && document.activeElement === document.body;
    if (!mustFocus.current && !wasLost) return;
    mustFocus.current = false;
    const stop = bodyRef.current?.querySelector<HTMLElement>('[tabindex="0"]');
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const moveFocus = useCallback((next: Cursor) => {
    mustFocus.current = true;
    setWanted(next);
  }, []);

  function onFocus(event: FocusEvent) {
    hasFocus.current = true;
    const block = (event.target as Element).closest<HTMLElement>('[data-randevu]');
    const id = Number(block?.dataset.randevu);
    const owner = block && columns.find(({ placements }) => placements.some(({ randevu }) => randevu.id === id));
    const placement = owner?.placements.find(({ randevu }) => randevu.id === id);
    if (!owner || !placement || settled?.randevuID === id) return;
    setWanted({ sutunID: owner.sutun.id, dakika: placement.start, randevuID: id });
  }

  function onBlur() {
    hasFocus.current = false;
  }

  return { cursor: settled, moveFocus, onFocus, onBlur };
}
