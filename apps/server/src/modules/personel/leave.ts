import { removeKimlik } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Kim } from './save-giris.ts';
import type { PersonelTakvimi } from './takvim.ts';

/**
 * What leaving means: no sign-in, no session, no column; every visit and sale keeps the name. Nobody leaves whom a
 * customer is still coming to (spec 2§6); the calendar is held by the caller. Throws devamEdenRandevu.
 * @param simdi wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export async function leave(tx: Tx, takvim: PersonelTakvimi, kim: Kim, simdi: string): Promise<void> {
  if (await takvim.hasComing(tx, kim.personelID, simdi)) throw new AppError('devamEdenRandevu');
  await takvim.hide(tx, kim.personelID);
  await asOwner(tx, () => removeKimlik(tx, kim));
}
