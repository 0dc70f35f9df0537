import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** A column that points at a customer. */
export type Bag = {
  tablo: string;
  sutun: string;
  /** Its primary key without bayi_id. */
  anahtar: string[];
  /** The unique indexes with this column: their other columns, and the condition of their rows. */
  tekiller: { sutunlar: string[]; kosul: string | null }[];
};

/**
 * Every column of the database that points at a customer, read from the foreign keys, so that a later module is included
 * by itself.
 */
export async function listBaglar(tx: Tx): Promise<Bag[]> {
  const { rows } = await sql<Bag>`
    with bag as (
      select c.conrelid as tablo, k.attname as sutun
      from pg_constraint c
      join unnest(c.conkey, c.confkey) as cift (burada, orada) on true
      join pg_attribute k on k.attrelid = c.conrelid and k.attnum = cift.burada
      join pg_attribute o on o.attrelid = c.confrelid and o.attnum = cift.orada and o.attname = 'id'
      where c.contype = 'f' and c.confrelid = 'musteri'::regclass
      group by 1, 2
    ), tekil as (
      select i.indexrelid, i.indrelid, i.indisprimary, pg_get_expr(i.indpred, i.indrelid) as kosul,
        array_agg(a.attname::text order by n.sira) filter (where a.attname <> 'bayi_id') as sutunlar
      from pg_index i
      join unnest(i.indkey::int2[]) with ordinality as n (attnum, sira) on n.sira <= i.indnkeyatts
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = n.attnum
      where i.indisunique and i.indrelid in (select tablo from bag)
      group by 1, 2, 3, 4
    )
    select b.tablo::regclass::text as tablo, b.sutun::text as sutun,
      (select to_json(t.sutunlar) from tekil t where t.indrelid = b.tablo and t.indisprimary) as anahtar,
      coalesce((select json_agg(json_build_object('sutunlar', array_remove(t.sutunlar, b.sutun::text), 'kosul', t.kosul))
        from tekil t where t.indrelid = b.tablo and b.sutun = any (t.sutunlar)), '[]') as tekiller
    from bag b order by 1, 2`.execute(tx);
  return rows;
}

/** The columns of a table that are not computed. */
export async function listYazilanSutunlar(tx: Tx, tablo: string): Promise<string[]> {
  const { rows } = await sql<{ ad: string }>`
    select attname::text as ad from pg_attribute
    where attrelid = ${tablo}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx);
  return rows.map(({ ad }) => ad);
}

/** Columns as a list: `"musteri_id", "amac"`. */
export const columns = (names: readonly string[], alias?: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(alias ? `${alias}.${name}` : name)));

/** The customers to whom rows of other tables point, apart from the tables `parcalar`. */
export async function findKullanilanlar(tx: Tx, idler: readonly number[], parcalar: readonly string[] = []): Promise<Set<number>> {
  const baglar = (await listBaglar(tx)).filter(({ tablo }) => !parcalar.includes(tablo));
  const parts = baglar.map(({ tablo, sutun }) => sql`select ${sql.ref(sutun)} as id from ${sql.table(tablo)} where ${sql.ref(sutun)} = any (${[...idler]})`);
  const { rows } = await sql<{ id: number }>`${sql.join(parts, sql` union `)}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
