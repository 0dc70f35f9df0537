import type { personelCalls } from '@defter/contract/personel.ts';
import { checkParola } from '@defter/rules/parola.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/password.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** One's own password; every other session of the person ends. */
export async function changeParola({ tx, body, oturum }: Context<typeof personelCalls.parolaDegistir>) {
  const neden = checkParola(body.parola);
  if (neden) throw new Hata(neden, { alanlar: { parola: neden } });
  const { bayiID, personelID, id } = oturum;
  await asOwner(tx, async () => {
    const kimlik = tx.selectFrom('kimlik').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID);
    const stored = await kimlik.select('parola_hash').executeTakeFirst();
    if (!(await verifyPassword(stored?.parola_hash, body.sifre))) throw new Hata('sifreYanlis', { alanlar: { sifre: 'sifreYanlis' } });
    await tx
      .updateTable('kimlik')
      .set({ parola_hash: await hashPassword(body.parola) })
      .where('bayi_id', '=', bayiID)
      .where('personel_id', '=', personelID)
      .execute();
    await tx.deleteFrom('oturum').where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).where('id', '<>', id).execute();
  });
  return {};
}
