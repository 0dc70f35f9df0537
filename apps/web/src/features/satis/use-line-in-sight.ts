import { useEffect, useRef, type RefObject } from 'react';
import type { SepetSatiri } from './sepet.ts';

/** The milliseconds in which answers about the cart come, whose amounts leave its lines less room. */
const SETTLING_MS = 1000;

/**
 * Scrolls the lines of a cart to the one that was added, or of which there are more than before. Nothing moves where the whole page scrolls, as on a
 * phone, nor below a hand that types in the cart.
 * @returns the list of the lines, directly in the part that scrolls
 */
export function useLineInSight(satirlar: readonly SepetSatiri[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(satirlar);
  const raised = useRef({ key: 0, at: -SETTLING_MS });
  useEffect(() => {
    if (before.current !== satirlar) {
      const adetler = new Map(before.current.map(({ key, adet }) => [key, adet]));
      const line = satirlar.findLast(({ key, adet }) => adet > (adetler.get(key) ?? 0));
      if (line) raised.current = { key: line.key, at: performance.now() };
      before.current = satirlar;
    }
    if (performance.now() - raised.current.at < SETTLING_MS) bringIntoView(list.current, satirlar.findIndex(({ key }) => key === raised.current.key));
  });
  return list;
}

function bringIntoView(list: HTMLUListElement | null, index: number): void {
  const [line, scroller] = [list?.children[index], list?.parentElement];
  if (!line || !scroller || getComputedStyle(scroller).overflowY === 'visible' || scroller.contains(document.activeElement)) return;
  const [room, place] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  if (place.bottom > room.bottom) scroller.scrollTop += place.bottom - room.bottom;
  else if (place.top < room.top) scroller.scrollTop -= room.top - place.top;
}
