const ZONE_PX = 44;
const FASTEST_PX = 16;

type Insets = { top: number; left: number };

/** The pixels to scroll in this frame for a pointer at `at` between two edges: faster near an edge, fastest beyond it. */
function edgeSpeed(at: number, low: number, high: number): number {
  const before = low + ZONE_PX - at;
  const after = at - (high - ZONE_PX);
  if (before > 0) return -Math.ceil(Math.min(1, before / ZONE_PX) * FASTEST_PX);
  if (after > 0) return Math.ceil(Math.min(1, after / ZONE_PX) * FASTEST_PX);
  return 0;
}

/** Scrolls when the pointer is near an edge; tells whether there was anything left to scroll. */
export function autoScroll(scroller: HTMLElement, point: { x: number; y: number }, insets: Insets): boolean {
  const box = scroller.getBoundingClientRect();
  const { scrollLeft, scrollTop } = scroller;
  const left = edgeSpeed(point.x, box.left + insets.left, box.right);
  const top = edgeSpeed(point.y, box.top + insets.top, box.bottom);
  if (left === 0 && top === 0) return false;
  scroller.scrollBy(left, top);
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}
