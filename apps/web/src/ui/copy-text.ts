import i18next from 'i18next';
import { notice } from './notice.ts';

/** Puts a text into the clipboard and says so. A browser may let no page do that, and gives a page over plain http no clipboard at all. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice.info(done);
  } catch {
    notice.warning(i18next.t('ortak:kopyalanamadi'), { of: 'kopya' });
  }
}
