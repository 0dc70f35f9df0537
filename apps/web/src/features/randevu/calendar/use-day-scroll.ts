import { useLayoutEffect, useRef, type RefObject } from 'react';
import { heightOf, shareOf, type View } from './view.ts';

/** Opens on the present hour, and stays on the hour one was looking at when another day begins earlier. */
export function useDayScroll(scrollerRef: RefObject<HTMLElement | null>, view: View, firstMinute: number): void {
  const drawnFrom = useRef<number | null>(null);
  const opensAt = useRef(firstMinute);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    if (drawnFrom.current === null) scroller.scrollTop = shareOf(view, opensAt.current) * heightOf(view) - scroller.clientHeight / 3;
    else scroller.scrollTop += ((drawnFrom.current - view.start) / view.period) * view.rowHeight;
    drawnFrom.current = view.start;
  }, [scrollerRef, view]);
}
