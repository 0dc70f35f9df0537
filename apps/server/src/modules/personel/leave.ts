import { removeKimlik } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hidePersonelBasligi } from '../randevu/personel-basligi.ts';
import { hasComingRandevu } from '../randevu/queries.ts';
import type { Kim } from './save-giris.ts';

/**
 * What leaving means: no sign-in, no session, no column; every visit and sale keeps the name. Nobody leaves whom a
 * customer is still coming to (spec 2§6). Throws devamEdenRandevu.
 * @param simdi wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export async function leave(tx: Tx, kim: Kim, simdi: string): Promise<void> {
  if (await hasComingRandevu(tx, kim.personelID, simdi)) throw new AppError('devamEdenRandevu');
  await hidePersonelBasligi(tx, kim.personelID);
  await asOwner(tx, () => removeKimlik(tx, kim));
}
