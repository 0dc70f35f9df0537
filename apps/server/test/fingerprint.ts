import type { TestServer } from './server.ts';

/**
 * One text per table with all rows of a bayi. Equal texts before and after mean that nothing was changed, or that all of it was undone,
 * but for the columns without which it is asked: a version is not given back by an undo.
 */
export async function fingerprint(server: TestServer, bayiID: number, without: readonly string[] = []): Promise<Record<string, string>> {
  return (await fingerprints(server, [bayiID], without)).get(bayiID)!;
}

/** The same of several, each by its id. A table that holds nothing of a bayi has no text there. */
export async function fingerprints(server: TestServer, bayiIDler: readonly number[], without: readonly string[] = []): Promise<Map<number, Record<string, string>>> {
  const tables = await server.rows<{ tablo: string }>(`
    select c.relname as tablo from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'bayi_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
    order by c.relname`);
  const parts = tables.map(
    ({ tablo }) => `select '${tablo}' as tablo, bayi_id::float8 as "bayiID", count(*) || ' ' || md5(string_agg(k.satir, '' order by k.satir)) as ozet
      from ${tablo} t cross join lateral (select (to_jsonb(t) - $2::text[])::text as satir) k where t.bayi_id = any($1) group by bayi_id`,
  );
  const rows = await server.rows<{ tablo: string; bayiID: number; ozet: string }>(`${parts.join(' union all ')} order by 1`, [bayiIDler, without]);
  const found = new Map<number, Record<string, string>>(bayiIDler.map((bayiID) => [bayiID, {}]));
  for (const { tablo, bayiID, ozet } of rows) found.get(bayiID)![tablo] = ozet;
  return found;
}
