import { useSyncExternalStore } from 'react';
import { isOutage } from './api.ts';
import { queryClient } from './query.ts';

let hasLine = true;
const listeners = new Set<() => void>();

/** Notes whether the events of the other desks arrive. */
export function tellLine(comes: boolean): void {
  hasLine = comes;
  for (const listener of listeners) listener();
}

/**
 * Whether the screen may show stale data: the events of the other desks do not arrive, or some shown data could not be read again. It stays on the
 * screen, because old rows serve better than none.
 */
export const useMayBeOld = (): boolean => useSyncExternalStore(subscribe, mayBeOld);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = queryClient.getQueryCache().subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

const mayBeOld = (): boolean =>
  !hasLine || queryClient.getQueryCache().findAll({ type: 'active' }).some(({ state: { status, data, error } }) => status === 'error' && data !== undefined && isOutage(error));
