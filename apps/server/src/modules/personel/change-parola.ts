import type { personelCalls } from '@defter/contract/personel.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/password.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import { refuseParola } from '../../platform/auth/refuse-parola.ts';
import { endOturumlar } from './save-giris.ts';

type Call = typeof personelCalls.parolaDegistir;
type Parolalar = { eski: string | null; yeni: string };

/** The hash that the old password was right for, and that of the new one. */
export async function hashParola({ body, oturum, database }: Preparation<Call>): Promise<Parolalar> {
  refuseParola(body.parola);
  const { bayiID, personelID } = oturum;
  const kimlik = await database.system((tx) =>
    tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).select('parola_hash').executeTakeFirst(),
  );
  const eski = kimlik?.parola_hash ?? null;
  if (!(await verifyPassword(eski, body.sifre))) throw wrong();
  return { eski, yeni: await hashPassword(body.parola) };
}

/** One's own password; every other session of the person ends. */
export async function changeParola({ tx, oturum }: Context<Call>, { eski, yeni }: Parolalar) {
  const { bayiID, personelID } = oturum;
  await asOwner(tx, async () => {
    const changed = await tx
      .updateTable('kimlik')
      .set({ parola_hash: yeni })
      .where('bayi_id', '=', bayiID)
      .where('personel_id', '=', personelID)
      // Somebody may have set another one since it was looked at.
      .where('parola_hash', '=', eski)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw wrong();
    await endOturumlar(tx, { bayiID, personelID }, oturum.id);
  });
  return {};
}

const wrong = () => new AppError('sifreYanlis', { alanlar: { sifre: 'sifreYanlis' } });
