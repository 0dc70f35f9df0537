import { removeKimlik } from '../../platform/auth/kimlik.ts';
import type { Kim } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PersonelTakvimi } from './takvim.ts';

/**
 * Lets a colleague leave: without sign-in, session and column, while every visit and sale keeps the name. Refused while a
 * customer is still coming to them (spec 2§6). The caller holds the calendar. Throws devamEdenRandevu.
 * @param simdi wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export async function leave(tx: Tx, takvim: PersonelTakvimi, kim: Kim, simdi: string): Promise<void> {
  if (await takvim.hasComing(tx, kim.personelID, simdi)) throw new AppError('devamEdenRandevu');
  await takvim.hide(tx, kim.personelID);
  await asOwner(tx, () => removeKimlik(tx, kim));
}
