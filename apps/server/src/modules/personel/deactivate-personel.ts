import type { personelCalls } from '@defter/contract/personel.ts';
import { removeKimlik } from '../../platform/auth/kimlik.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { hasComingRandevu } from '../randevu/queries.ts';
import { lockYetkiler, requireAuthorised } from './authorised.ts';

/** A colleague who leaves: no sign-in, no column, but every visit and sale keeps the name (spec 2§6). */
export async function deactivatePersonel({ tx, body, oturum, clock }: Context<typeof personelCalls.remove>) {
  const { id } = body;
  if (id === oturum.personelID) throw new Hata('kendiniSilemezsin');
  await lockYetkiler(tx, oturum.bayiID);
  const row = await tx
    .updateTable('personel')
    .set({ calisiyor_mu: false, web_kullanicisi: false })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  found(row);
  await requireAuthorised(tx);
  if (await hasComingRandevu(tx, id, clock.wallClock())) throw new Hata('devamEdenRandevu');
  await tx.updateTable('randevu_basligi').set({ randevuda_goster: false }).where('personel_id', '=', id).execute();
  await asOwner(tx, () => removeKimlik(tx, { bayiID: oturum.bayiID, personelID: id }));
  return { id };
}
