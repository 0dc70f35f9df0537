import type { personelCalls } from '@defter/contract/personel.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/password.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { refuseParola } from '../../platform/auth/refuse-parola.ts';
import { endOturumlar } from './save-giris.ts';

/** One's own password; every other session of the person ends. */
export async function changeParola({ tx, body, oturum }: Context<typeof personelCalls.parolaDegistir>) {
  refuseParola(body.parola);
  const { bayiID, personelID } = oturum;
  const kimlik = await asOwner(tx, () =>
    tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).select('parola_hash').executeTakeFirst(),
  );
  if (!(await verifyPassword(kimlik?.parola_hash, body.sifre))) throw new AppError('sifreYanlis', { alanlar: { sifre: 'sifreYanlis' } });
  const parola_hash = await hashPassword(body.parola);
  await asOwner(tx, async () => {
    await tx.updateTable('kimlik').set({ parola_hash }).where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute();
    await endOturumlar(tx, { bayiID, personelID }, oturum.id);
  });
  return {};
}
