import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** Writes that somebody has accepted the terms of today, and from where; false where they had before. Runs inside the bayi. */
export async function acceptKosullar(tx: Tx, { personelID, ip }: { personelID: number; ip: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('kosul_onayi')
    .values({ personel_id: personelID, surum: KOSUL_SURUMU, ip })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether somebody has to accept the terms of today. A demo salon makes no contract, so nobody of it has to. */
export async function needsKosulOnayi(tx: Tx, personelID: number): Promise<boolean> {
  const { rows } = await sql<{ gerekli: boolean }>`
    select not b.demo and not exists (select from kosul_onayi where personel_id = ${personelID} and surum >= ${KOSUL_SURUMU}) as gerekli
    from bayi_ozet b where b.id = current_setting('app.bayi')::bigint`.execute(tx);
  return rows[0]!.gerekli;
}
