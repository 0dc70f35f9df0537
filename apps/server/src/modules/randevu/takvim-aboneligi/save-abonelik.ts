import type { takvimAboneligiCalls } from '@defter/contract/takvim-aboneligi.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { createToken, type Oturum } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import { ourAddressOf } from '../../../platform/http/client.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Where the files are served. */
export const TAKVIM_PATH = '/api/takvim/';

/** One's own, or anybody's with personelDuzenle. */
async function requireKimin(tx: Tx, { personelID, yetkiler }: Oturum, id: number): Promise<void> {
  if (id !== personelID && !yetkiler.has('personelDuzenle')) throw new AppError('yetkiYok');
  found((await sql`select from personel_ozet where id = ${id}`.execute(tx)).rows[0]);
}

export async function getAbonelik({ tx, params: { id }, oturum }: Context<typeof takvimAboneligiCalls.get>) {
  await requireKimin(tx, oturum, id);
  const row = await tx.selectFrom('takvim_aboneligi').where('personel_id', '=', id).select(['kayit_zamani as olusturma', 'son_okuma as sonOkuma']).executeTakeFirst();
  return { varMi: row !== undefined, olusturma: row?.olusturma ?? null, sonOkuma: row?.sonOkuma ?? null };
}

/** Makes a new secret address; the one before is worth nothing any more. */
export const createAbonelik =
  (config: Config) =>
  async ({ tx, body: { personelID }, oturum, client, degisim }: Context<typeof takvimAboneligiCalls.create>) => {
    await requireKimin(tx, oturum, personelID);
    const { jeton: sir, ozet } = createToken();
    await sql`
      insert into takvim_aboneligi (personel_id, ozet) values (${personelID}, ${ozet.toString('hex')})
      on conflict (bayi_id, personel_id) do update set ozet = excluded.ozet, kayit_zamani = now(), son_okuma = null`.execute(tx);
    degisim(null, { abone: true });
    return { id: personelID, adres: `${ourAddressOf(config, client)}${TAKVIM_PATH}${sir}.ics` };
  };

export async function removeAbonelik({ tx, body: { personelID }, oturum, degisim }: Context<typeof takvimAboneligiCalls.remove>) {
  await requireKimin(tx, oturum, personelID);
  found(await tx.deleteFrom('takvim_aboneligi').where('personel_id', '=', personelID).returning('personel_id').executeTakeFirst());
  degisim({ abone: true }, null);
  return { id: personelID };
}
