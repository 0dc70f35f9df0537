import type { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { sql } from 'kysely';
import { found, Hata } from '../../../platform/errors/hata.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { findPersonel } from '../find-personel.ts';
import { kardesBayiler } from './kardes-bayiler.ts';

type SaveContext = Context<typeof personelBayiCalls.create>;

/** Links a colleague to another branch of the same owner. */
export async function linkBayi(context: SaveContext) {
  const { tx, body } = context;
  requireNew(body);
  await findPersonel(tx, body.personelID);
  await refuseStranger(context);
  return tx
    .insertInto('personel_bayi')
    .values({ personel_id: body.personelID, bagli_bayi_id: body.bayiID })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function relinkBayi(context: SaveContext) {
  const { tx, body } = context;
  const link = tx.selectFrom('personel_bayi').where('id', '=', body.id).where('personel_id', '=', body.personelID);
  found(await link.select('id').executeTakeFirst());
  await refuseStranger(context);
  await tx.updateTable('personel_bayi').set({ bagli_bayi_id: body.bayiID }).where('id', '=', body.id).execute();
  return { id: body.id };
}

export async function unlinkBayi({ tx, body: { id } }: Context<typeof personelBayiCalls.remove>) {
  found(await tx.deleteFrom('personel_bayi').where('id', '=', id).returning('id').executeTakeFirst());
  return { id };
}

/** A business of somebody else is refused in the same words as one that does not exist. */
async function refuseStranger({ tx, body, oturum }: SaveContext): Promise<void> {
  const { rows } = await sql`select from (${kardesBayiler(oturum.bayiID)}) kardes where id = ${body.bayiID}`.execute(tx);
  if (rows.length === 0) throw new Hata('alanlarHatali', { alanlar: { bayiID: 'secimGecersiz' } });
}
