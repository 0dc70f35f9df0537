import { useEffect } from 'react';
import type { List } from './list.ts';

/** A page disappears with its last row, on this desk or another. True while the page before it is loading. */
export function useLastPage<Row>({ page, pageSize, total, error, isFetching, set }: List<Row>): boolean {
  const last = Math.ceil(total / pageSize);
  const isBehind = !error && !isFetching && total > 0 && page > last;
  useEffect(() => {
    if (isBehind) set({ sayfa: last });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is another function at every render
  }, [isBehind, last]);
  return isBehind;
}
