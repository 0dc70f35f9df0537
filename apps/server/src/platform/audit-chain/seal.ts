import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/connection.ts';
import { HOUSE_LOCK } from '../db/house-lock.ts';
import { ENTRY, genesisOf, link } from './entry.ts';
import type { Heads } from './anchor.ts';

/** Entries that are sealed in one transaction. */
const BATCH = 2000;

type Entry = { bayiID: number; id: number; islemNo: number; entry: string };

/**
 * Links the newly committed entries to the chains of their bayis; no write waits for this. It takes the entries of
 * transactions that are older than the oldest one still at work: all of these are there, and none can come between them
 * later. After a restore PostgreSQL may count transactions from a lower number; entries from before then count as old,
 * and those already in the chain are left out.
 * @returns the heads that moved
 */
export async function sealEntries(database: Database): Promise<Heads> {
  const heads: Heads = new Map();
  for (;;) {
    const { sealed, more } = await database.acrossBayis(async (tx) => {
      const { rows } = await sql<{ bos: boolean }>`select pg_try_advisory_xact_lock(${HOUSE_LOCK.seal}) as bos`.execute(tx);
      return rows[0]!.bos ? sealBatch(tx) : { sealed: new Map() as Heads, more: false };
    });
    for (const [bayiID, head] of sealed) heads.set(bayiID, head);
    if (!more) return heads;
  }
}

async function sealBatch(tx: Tx): Promise<{ sealed: Heads; more: boolean }> {
  const { rows } = await sql<{ ufuk: number; eski: number }>`
    select islem_no as ufuk, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as eski from kayit_ufku`.execute(tx);
  const { ufuk, eski } = rows[0]!;
  const isCountedAnew = ufuk > eski;
  if (isCountedAnew) await sql`update kayit_gunlugu set islem_no = 0 where islem_no >= ${eski}`.execute(tx);
  const from = isCountedAnew ? 0 : ufuk;
  const entries = await sql<Entry>`
    select k.bayi_id as "bayiID", k.id, k.islem_no as "islemNo", ${sql.raw(ENTRY)} as entry
    from kayit_gunlugu k
    where k.islem_no >= ${from} and k.islem_no < ${eski}
      and not exists (select from kayit_zinciri z where z.bayi_id = k.bayi_id and z.kayit_id = k.id)
    order by k.islem_no, k.id limit ${BATCH}`.execute(tx);
  const more = entries.rows.length === BATCH;
  const sealed = await append(tx, entries.rows);
  const reached = more ? Math.min(entries.rows.at(-1)!.islemNo, eski) : eski;
  if (reached !== ufuk) await sql`update kayit_ufku set islem_no = ${reached}`.execute(tx);
  return { sealed, more };
}

async function append(tx: Tx, entries: Entry[]): Promise<Heads> {
  const heads: Heads = new Map();
  if (entries.length === 0) return heads;
  const bayiler = [...new Set(entries.map(({ bayiID }) => bayiID))];
  const { rows } = await sql<{ bayiID: number; sira: number; ozet: Buffer }>`
    select b.id as "bayiID", z.sira, z.ozet from unnest(${bayiler}::bigint[]) b (id)
    cross join lateral (select sira, ozet from kayit_zinciri where bayi_id = b.id order by sira desc limit 1) z`.execute(tx);
  for (const { bayiID, sira, ozet } of rows) heads.set(bayiID, { sira, ozet: ozet.toString('hex') });

  const links = entries.map(({ bayiID, id, entry }) => {
    const head = heads.get(bayiID);
    const ozet = link(head ? Buffer.from(head.ozet, 'hex') : genesisOf(bayiID), entry).toString('hex');
    const next = { sira: (head?.sira ?? 0) + 1, ozet };
    heads.set(bayiID, next);
    return { bayi_id: bayiID, kayit_id: id, ...next };
  });
  await sql`
    insert into kayit_zinciri (bayi_id, sira, kayit_id, ozet)
    select bayi_id, sira, kayit_id, decode(ozet, 'hex')
    from json_to_recordset(${JSON.stringify(links)}::json) as y (bayi_id bigint, sira bigint, kayit_id bigint, ozet text)`.execute(tx);
  return heads;
}
