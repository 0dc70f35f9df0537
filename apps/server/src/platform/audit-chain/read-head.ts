import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Head } from './anchor.ts';
import { genesisOf } from './entry.ts';

/** The end of a bayi's chain as it is now; before its first entry the value that the chain begins with. */
export async function readHead(tx: Tx, bayiID: number): Promise<Head> {
  const { rows } = await sql<Head>`select sira, encode(ozet, 'hex') as ozet from kayit_zinciri order by sira desc limit 1`.execute(tx);
  return rows[0] ?? { sira: 0, ozet: genesisOf(bayiID).toString('hex') };
}
