import { sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import { LOCK_RANDEVU } from './read-randevu.ts';

/**
 * Holds appointments until the end of the transaction, in the order of their ids, and tells which of them still stand: a customer's
 * answer does not bring back one that is called off meanwhile. The lock is a statement of its own, so that this is seen.
 */
export async function holdDuranlar(tx: Tx, idler: readonly number[]): Promise<number[]> {
  const bunlar = sql`r.id = any(${[...idler]}::bigint[])`;
  sendStatement(tx, sql`select from randevu r where ${bunlar} order by r.id ${LOCK_RANDEVU}`);
  const { rows } = await sql<{ id: number }>`select r.id from randevu r where ${bunlar} and r.silindi is null and r.durum in ('B', 'O') order by r.id`.execute(tx);
  return rows.map(({ id }) => id);
}
