import type pg from 'pg';

/** A table of the product: quoted names as SQL takes them, and whether its rows are behind forced row-level security. */
export type Table = { name: string; columns: string[]; forced: boolean };

/**
 * Lists our tables with the columns that hold data; generated columns fill themselves. The record of applied migrations
 * is left out, because restoring applies them.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(relname) as name, relforcerowsecurity as forced,
           array(select quote_ident(attname) from pg_attribute
                 where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'goc'
    order by relname`);
  return rows;
}

export async function countRows(client: pg.Client, table: Table): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${table.name}`);
  return Number(rows[0]?.rows);
}
