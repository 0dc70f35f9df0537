import { getOturum, watchOturum } from './oturum.ts';
import { queryClient } from '../data/query.ts';
import { dropQuestions } from '../../ui/question.ts';
import { notice } from '../../ui/notice.ts';

/**
 * Data of one person must never be shown to another. When the session ends, the cache is cleared and open questions are answered with
 * nothing; when the next one begins, old notices are closed. The page reloads when another tab has signed somebody else in.
 */
export function followSessionChanges(): void {
  let before = getOturum();
  watchOturum(() => {
    const now = getOturum();
    if (before && !now) {
      queryClient.clear();
      dropQuestions();
    }
    if (!before && now) notice.clear();
    if (before && now && (before.id !== now.id || before.bayiID !== now.bayiID)) location.reload();
    before = now;
  });
}
