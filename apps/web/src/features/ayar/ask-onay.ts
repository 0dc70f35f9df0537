import type { TFunction } from 'i18next';
import { ApiHatasi } from '../../app/data/api.ts';
import { confirm } from '../../ui/confirm.tsx';
import { messageText, notice } from '../../ui/notice.ts';

/** Makes a change. If it would lock the person out, it asks first and makes the change only after a yes. */
export async function askOnay(t: TFunction<'ayar'>, change: (onay: boolean) => Promise<unknown>): Promise<void> {
  try {
    await change(false);
  } catch (error) {
    if (!(error instanceof ApiHatasi) || error.kod !== 'ipKendiniKilitler') throw error;
    const sure = await confirm({ title: t('ip.kilitBaslik'), text: messageText(error.kod, error.veri), yes: t('ip.yineDe'), danger: true });
    if (sure) await change(true);
  }
}

/** The same for a button: it also shows a failure. */
export function pressOnay(t: TFunction<'ayar'>, change: (onay: boolean) => Promise<unknown>): void {
  askOnay(t, change).catch((error: unknown) => {
    if (!(error instanceof ApiHatasi)) throw error;
    notice.failure(error.kod, error.veri);
  });
}
