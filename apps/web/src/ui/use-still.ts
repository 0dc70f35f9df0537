import { useEffect, useState } from 'react';

/** The click of a finger comes a moment after the finger has left. */
const CLICK_MS = 100;

/**
 * Holds a list still while a press on it lasts. Hits that come meanwhile, as they do while somebody types, would move the entry away
 * under the finger: the press would be lost.
 *
 *     const { shown, onPointerDown } = useStill(hits);
 */
export function useStill<Rows>(current: Rows): { shown: Rows; onPointerDown: () => void } {
  const [pressed, setPressed] = useState<{ rows: Rows }>();
  useEffect(() => {
    if (!pressed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = new AbortController();
    const free = () => setPressed(undefined);
    const freeSoon = () => {
      timer = setTimeout(free, CLICK_MS);
    };
    window.addEventListener('click', free, { signal: release.signal });
    window.addEventListener('pointerup', freeSoon, { signal: release.signal });
    window.addEventListener('pointercancel', free, { signal: release.signal });
    return () => {
      release.abort();
      clearTimeout(timer);
    };
  }, [pressed]);
  return { shown: pressed ? pressed.rows : current, onPointerDown: () => setPressed({ rows: current }) };
}
