import { checkParola } from '@defter/rules/parola.ts';
import { refusalAt } from '../errors/app-error.ts';

/** Throws, at the field, when a new password is too short or too simple. */
export function refuseParola(parola: string, alan = 'parola'): void {
  const neden = checkParola(parola);
  if (neden) throw refusalAt(alan, neden);
}
