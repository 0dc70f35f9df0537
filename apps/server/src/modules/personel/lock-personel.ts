import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/**
 * Lets changes of a bayi's staff wait for each other until the transaction ends: two managers who take each other's
 * rights would both find the other one still authorised, two newcomers would both be the last that the plan has room for.
 */
export async function lockPersonel(tx: Tx, bayiID: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('personel', ${bayiID}))`.execute(tx);
}
