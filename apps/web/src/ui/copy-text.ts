import i18next from 'i18next';
import { notice } from './notice.ts';

/**
 * Puts a text into the clipboard and says so. A browser may forbid that to every page, and gives a page over plain http no clipboard at all.
 * @param otherwise the notice in that case; by default that the text has to be copied by hand
 */
export async function copyText(text: string, done: string, otherwise?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice.info(done, { seconds: 5 });
  } catch {
    notice.warning(otherwise ?? i18next.t('ortak:kopyalanamadi'), { of: 'kopya' });
  }
}
