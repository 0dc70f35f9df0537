import type { TestServer } from './server.ts';

/**
 * One text per table with everything that it holds of a bayi. Equal texts before and after mean that nothing was
 * changed, or that all of it was undone.
 */
export async function fingerprint(server: TestServer, bayiID: number): Promise<Record<string, string>> {
  const tables = await server.rows<{ tablo: string }>(`
    select c.relname as tablo from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'bayi_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
    order by c.relname`);
  const parts = tables.map(
    ({ tablo }) => `select '${tablo}' as tablo, count(*) || ' ' || md5(string_agg(t::text, '' order by t::text)) as ozet
      from ${tablo} t where t.bayi_id = $1`,
  );
  const rows = await server.rows<{ tablo: string; ozet: string }>(parts.join(' union all '), [bayiID]);
  return Object.fromEntries(rows.map(({ tablo, ozet }) => [tablo, ozet]));
}
