import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { Hata } from '../../platform/errors/hata.ts';

/**
 * Makes changes of rights wait for each other in a bayi: two managers who take each other's rights at once
 * would otherwise both find the other one still authorised.
 */
export async function lockYetkiler(tx: Tx, bayiID: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('yetkiler'), ${bayiID}::int)`.execute(tx);
}

/** Somebody who can sign in and give rights must remain, or nobody could ever again (spec 2§6). */
export async function requireAuthorised(tx: Tx): Promise<void> {
  const { rows } = await sql<{ var: boolean }>`
    select exists (select from personel where calisiyor_mu and web_kullanicisi and 'yetkiVer' = any(yetkiler)) as var`.execute(tx);
  if (!rows[0]!.var) throw new Hata('sonKullanici');
}
