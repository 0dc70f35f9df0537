import { checkParola } from '@defter/rules/parola.ts';
import type { FormErrors } from '@mantine/form';
import i18next from 'i18next';
import { messageText } from './notice.ts';

/** Checks a new password and its repetition (spec 2§5), for the `check` of a form. */
export function newPasswordErrors({ parola, parolaTekrar }: { parola: string; parolaTekrar?: string }): FormErrors {
  const kod = checkParola(parola);
  const errors: FormErrors = {};
  if (kod) errors.parola = messageText(kod);
  if (parolaTekrar !== undefined && parola !== parolaTekrar) errors.parolaTekrar = i18next.t('parolalarFarkli');
  return errors;
}
