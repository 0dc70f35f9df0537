import type pg from 'pg';

/**
 * Describes a schema with one line per fact, so that two databases can be compared line by line, on any version of
 * PostgreSQL. It leaves out the order of columns and facts that only newer versions name: the right to maintain a
 * table, and that a column is not null.
 */
export async function describeSchema(client: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select 'table ' || c.relname || ' owner ' || c.relowner::regrole || ' rls ' || c.relrowsecurity || c.relforcerowsecurity
      || ' grants ' || coalesce(regexp_replace(c.relacl::text, '(=[a-zA-Z]*)m', '\\1', 'g'), '') as line
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S', 'v', 'm')
    union all
    select 'column ' || a.attrelid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || ' collate ' || coalesce((select collname from pg_collation where oid = a.attcollation), '') || ' notnull ' || a.attnotnull || ' identity ' || a.attidentity::text || ' generated ' || a.attgenerated::text
      || ' default ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select 'index ' || pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
    union all
    select 'policy ' || polrelid::regclass || ' ' || polname || ' ' || polcmd::text || ' ' || polroles::regrole[]::text || ' '
      || coalesce(pg_get_expr(polqual, polrelid), '') || ' ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')
    from pg_policy
    union all
    select 'function ' || pg_get_functiondef(oid) || ' owner ' || proowner::regrole || ' grants ' || coalesce(proacl::text, '')
    from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select 'extension ' || extname from pg_extension
    order by 1`);
  return rows.map(({ line }) => line);
}
