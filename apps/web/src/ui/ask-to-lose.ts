import i18next from 'i18next';
import { confirm } from './confirm.tsx';
import { openForms } from './open-forms.ts';

/** Asks before typed input is lost. */
export const askToLose = (): Promise<boolean> =>
  confirm({ title: i18next.t('degisiklikVar'), text: i18next.t('degisiklikKaybolur'), yes: i18next.t('kaydetmedenKapat'), danger: true });

/** Whether every open form may be left: nothing was typed, or whoever typed it agrees. */
export async function mayLeaveForms(): Promise<boolean> {
  return [...openForms].every(({ isDirty }) => !isDirty()) || (await askToLose());
}
