import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { type Duties, PLATFORM } from '../duties.ts';

/**
 * Deletes the rows that are no longer used: expired sessions, codes, links, counts of tries, answers kept for a repeated
 * request. Their owners declare when that is.
 */
export async function cleanUp({ system }: Database, modules: readonly Duties[]): Promise<void> {
  await system((tx) => deleteExpired(tx, PLATFORM));
  await system(async (tx) => {
    // The rest belongs to the bayis, and the owner of the tables sees no bayi's rows.
    await sql`set local role defter_bakim`.execute(tx);
    for (const duties of modules) await deleteExpired(tx, duties);
    await sql`delete from tekrar_anahtari where zaman < now() - interval '1 day'`.execute(tx);
  });
}

async function deleteExpired(tx: Tx, { expires = {} }: Duties): Promise<void> {
  for (const [table, expired] of Object.entries(expires)) await sql`delete from ${sql.table(table)} where ${expired}`.execute(tx);
}
