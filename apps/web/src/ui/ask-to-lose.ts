import i18next from 'i18next';
import { confirm } from './confirm.tsx';

let asked = false;

/** Whether the question is open: until then the key that answers it must not reach the page behind it. */
export const isAskedToLose = (): boolean => asked;

/** Asks before typed input is lost. */
export async function askToLose(): Promise<boolean> {
  asked = true;
  const leave = await confirm({ title: i18next.t('degisiklikVar'), text: i18next.t('degisiklikKaybolur'), yes: i18next.t('kaydetmedenKapat'), danger: true });
  // The key that answered may not have reached the panel yet.
  setTimeout(() => {
    asked = false;
  });
  return leave;
}

/** Leaves a form by another way than its panel's own button: asks if input would be lost. */
export async function leaveForm(isDirty: () => boolean, leave: () => void): Promise<void> {
  if (!isDirty() || (await askToLose())) leave();
}
