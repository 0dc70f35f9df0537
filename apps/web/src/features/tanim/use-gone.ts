import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePanel } from '../../app/routing/use-panel.ts';
import { notice } from '../../ui/notice.ts';

const READ = 5;

/**
 * Closes the panel of an entry that is gone, and says so: another desk has removed it, or the link is old. The returned
 * function closes the panel by hand; after that the entry may be gone without a message.
 */
export function useGone({ id, close }: ReturnType<typeof usePanel>, isThere: boolean | undefined): () => void {
  const { t } = useTranslation('tanim');
  const closed = useRef<number>(undefined);
  const isGone = isThere === false && id !== undefined && id > 0;
  useEffect(() => {
    if (!isGone || closed.current === id) return;
    notice.info(t('artikYok'), { seconds: READ });
    close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once an entry; `close` is another function at every render
  }, [isGone, id]);
  return () => {
    closed.current = id;
    close();
  };
}
