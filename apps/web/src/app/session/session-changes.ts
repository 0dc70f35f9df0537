import { getOturum, watchOturum } from './oturum.ts';
import { queryClient } from '../data/query.ts';

/**
 * Data of one person must never be shown to another. The cache is cleared when the session ends, and the page reloads
 * when another tab has signed somebody else in.
 */
export function followSessionChanges(): void {
  let before = getOturum();
  watchOturum(() => {
    const now = getOturum();
    if (before && !now) queryClient.clear();
    if (before && now && (before.id !== now.id || before.bayiID !== now.bayiID)) location.reload();
    before = now;
  });
}
