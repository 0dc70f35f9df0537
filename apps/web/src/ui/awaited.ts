import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/**
 * Says that somebody waits for the result of a press.
 * @returns the function that ends it, once
 */
export function tellAwaited(): () => void {
  let isOver = false;
  change(1);
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

/** Whether somebody waits for the result of a press. */
export const useIsAwaited = (): boolean => useSyncExternalStore(subscribe, () => count > 0);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
