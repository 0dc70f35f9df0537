import type { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { findPersonel } from '../find-personel.ts';
import { kardesBayiler } from './list-bayiler.ts';

type SaveContext = Context<typeof personelBayiCalls.create>;

/** Links a colleague to another branch of the same owner. */
export async function linkBayi(context: SaveContext) {
  const { tx, body, oturum, degisim } = context;
  requireNew(body);
  await findPersonel(tx, body.personelID);
  degisim(null, { bagliBayi: await findKardes(tx, oturum, body.bayiID) });
  return tx
    .insertInto('personel_bayi')
    .values({ personel_id: body.personelID, bagli_bayi_id: body.bayiID })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function relinkBayi(context: Context<typeof personelBayiCalls.update>) {
  const { tx, body, oturum, degisim, about } = context;
  const { id, personelID, bayiID } = body;
  const eski = await findLink(tx, oturum, sql`pb.id = ${id} and (${personelID ?? null}::bigint is null or pb.personel_id = ${personelID ?? null})`);
  about(eski.personelID);
  if (bayiID === undefined) return { id };
  degisim({ bagliBayi: eski.firmaAdi }, { bagliBayi: await findKardes(tx, oturum, bayiID) });
  await tx.updateTable('personel_bayi').set({ bagli_bayi_id: bayiID }).where('id', '=', id).execute();
  return { id };
}

export async function unlinkBayi({ tx, body: { id }, oturum, degisim, about }: Context<typeof personelBayiCalls.remove>) {
  const eski = await findLink(tx, oturum, sql`pb.id = ${id}`);
  await tx.deleteFrom('personel_bayi').where('id', '=', id).execute();
  degisim({ bagliBayi: eski.firmaAdi }, null);
  about(eski.personelID);
  return { id };
}

/** The link that the condition on `pb` finds, with the name of its branch. Throws bulunamadi. */
async function findLink(tx: Tx, { bayiID }: Oturum, kosul: RawBuilder<unknown>): Promise<{ personelID: number; firmaAdi: string | null }> {
  const { rows } = await sql<{ personelID: number; firmaAdi: string | null }>`
    select pb.personel_id as "personelID", k.firma_adi as "firmaAdi"
    from personel_bayi pb left join (${kardesBayiler(bayiID)}) k on k.id = pb.bagli_bayi_id where ${kosul} for update of pb`.execute(tx);
  return found(rows[0]);
}

/** The name of the branch. A business of somebody else is refused in the same words as one that does not exist. */
async function findKardes(tx: Tx, oturum: Oturum, bayiID: number): Promise<string> {
  const { rows } = await sql<{ firmaAdi: string }>`
    select firma_adi as "firmaAdi" from (${kardesBayiler(oturum.bayiID)}) kardes where id = ${bayiID}`.execute(tx);
  if (!rows[0]) throw wrongFields({ bayiID: 'secimGecersiz' });
  return rows[0].firmaAdi;
}
