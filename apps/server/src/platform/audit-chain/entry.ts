import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Head } from './anchor.ts';

/**
 * The SQL that writes an entry `k` of the log as one text; the digest of its change stands for the change itself.
 * Fields that were added later are only in the text of entries that have them, so older links stay valid.
 */
export const ENTRY = `(jsonb_build_array(k.id, to_char(k.zaman at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'), k.personel_id, k.menu, k.islem,
  k.kayit_id, k.aciklama, k.ip, k.cihaz, encode(k.degisim_ozeti, 'hex')) || case when k.nesne is null and k.parca_id is null
  then '[]'::jsonb else jsonb_build_array(k.nesne, k.parca_id) end)::text`;

/** The value that the first entry of a bayi is linked to. */
export const genesisOf = (bayiID: number): Buffer => createHash('sha256').update(`defter kayit zinciri ${bayiID}`).digest();

/** The digest of an entry covers the digest before it and the entry itself. */
export const link = (before: Buffer, entry: string): Buffer => createHash('sha256').update(before).update(entry).digest();

/** The end of a bayi's chain as it is now; before its first entry the value that the chain begins with. */
export async function readHead(tx: Tx, bayiID: number): Promise<Head> {
  const { rows } = await sql<Head>`select sira, encode(ozet, 'hex') as ozet from kayit_zinciri order by sira desc limit 1`.execute(tx);
  return rows[0] ?? { sira: 0, ozet: genesisOf(bayiID).toString('hex') };
}
