import type pg from 'pg';
import type { Table } from './tables.ts';

/**
 * Runs `load` with the tables open to their owner: row-level security not forced (COPY cannot write through it) and
 * foreign keys checked once at its end (tables point at each other in circles). Inside a transaction, which takes all
 * of it back when something fails.
 */
export async function withOpenTables(client: pg.Client, tables: Table[], load: () => Promise<void>): Promise<void> {
  const forced = tables.filter((table) => table.forced);
  const { rows: keys } = await client.query<{ change: string }>(`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as change from pg_constraint
    where contype = 'f' and not condeferrable and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { name } of forced) await client.query(`alter table ${name} no force row level security`);
  for (const { change } of keys) await client.query(`${change} deferrable initially deferred`);
  await load();
  await client.query('set constraints all immediate');
  for (const { change } of keys) await client.query(`${change} not deferrable`);
  for (const { name } of forced) await client.query(`alter table ${name} force row level security`);
}
