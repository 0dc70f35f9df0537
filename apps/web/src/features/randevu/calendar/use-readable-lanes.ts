import { useEffect, useState, type RefObject } from 'react';

const NARROWEST_TEXT_PX = 30;

/**
 * The number of lanes a column may be cut into before its blocks are too narrow for anything but the letter of their status. Drawing text costs most
 * of the time of a full day, so text that nobody can read is left out.
 */
export function useReadableLanes(bodyRef: RefObject<HTMLElement | null>, columnCount: number): number {
  const [lanes, setLanes] = useState(3);

  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return;
    const observer = new ResizeObserver(() => setLanes(Math.max(1, Math.floor(body.clientWidth / columnCount / NARROWEST_TEXT_PX))));
    observer.observe(body);
    return () => observer.disconnect();
  }, [bodyRef, columnCount]);

  return lanes;
}
