import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../../ui/leave-guard.ts';
import { notice } from '../../ui/notice.ts';
import type { ApiHatasi } from './api.ts';
import { isMissing } from './refusal.ts';

const READ = 5;

/**
 * Whether the record of a page does not exist. If another desk removes it while somebody types on its page, a notice says so and the page stays until
 * it is left: the typed text may be needed elsewhere.
 */
export function useMissing({ data, error }: { data?: unknown; error: ApiHatasi | null }): boolean {
  const { t } = useTranslation();
  const isGone = isMissing(error);
  const isTyped = useTyped();
  const isKept = isGone && isTyped && data !== undefined;
  useEffect(() => {
    if (isKept) notice.info(t('artikYok'), { seconds: READ });
  }, [isKept, t]);
  return isGone && !isKept;
}
