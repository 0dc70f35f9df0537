import type pg from 'pg';
import type { Table } from './tables.ts';

/**
 * Runs `load` while the tables are open to their owner: row-level security is not forced, because COPY cannot write
 * through it, foreign keys are checked once at the end, because tables point at each other in circles, and triggers
 * rest, because what they have done is among the rows. Call it inside a transaction, which undoes all of it when
 * something fails.
 */
export async function withOpenTables(client: pg.Client, tables: Table[], load: () => Promise<void>): Promise<void> {
  const forced = tables.filter((table) => table.forced);
  const { rows: keys } = await client.query<{ change: string }>(`
    select format('alter table %s alter constraint %I', conrelid::regclass, conname) as change from pg_constraint
    where contype = 'f' and not condeferrable and conparentid = 0 and connamespace = 'public'::regnamespace`);
  for (const { name } of forced) await client.query(`alter table ${name} no force row level security`);
  for (const { change } of keys) await client.query(`${change} deferrable initially deferred`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await load();
  await client.query('set constraints all immediate');
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { change } of keys) await client.query(`${change} not deferrable`);
  for (const { name } of forced) await client.query(`alter table ${name} force row level security`);
}
