import { getOturum, watchOturum } from './oturum.ts';
import { queryClient } from '../data/query.ts';

/**
 * Nothing of one person is ever shown to another: what was fetched is forgotten when the session ends, and the page
 * starts anew when another tab has signed somebody else in.
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
