import { useLayoutEffect, useRef, type RefObject } from 'react';
import { heightOf, shareOf, type View } from './view.ts';

/** Opens on the present hour, and stays on the hour that was in sight when another day begins earlier or is drawn larger. */
export function useDayScroll(scrollerRef: RefObject<HTMLElement | null>, view: View, firstMinute: number): void {
  const drawn = useRef<View | null>(null);
  const opensAt = useRef(firstMinute);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const { current: before } = drawn;
    drawn.current = view;
    if (!before) {
      scroller.scrollTop = shareOf(view, opensAt.current) * heightOf(view) - scroller.clientHeight / 3;
      return;
    }
    const minute = before.start + scroller.scrollTop / pixelsOf(before);
    scroller.scrollTop = (minute - view.start) * pixelsOf(view);
  }, [scrollerRef, view]);
}

/** The height of a minute. */
const pixelsOf = ({ rowHeight, period }: View): number => rowHeight / period;
