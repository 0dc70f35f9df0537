import type pg from 'pg';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

/**
 * Gives an empty database exactly this schema.
 * @param schema the name of its newest migration
 * @throws Error when there is anything in the database that could be lost.
 */
export async function makeEmptySchema(url: string, schema: string): Promise<void> {
  const client = await connect(url, 'defter restore');
  try {
    await refuseInUse(client);
    if (await holdsEmptyDefter(client)) {
      // The schema of the database may be newer than the backup's, and a migration cannot be undone.
      await client.query('drop schema public cascade; create schema public');
    }
  } finally {
    await client.end();
  }
  await migrate(url, { until: schema });
}

async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'defter%' and pid <> pg_backend_pid()`,
  );
  if (rows.length > 0) throw new Error('A server is using this database. Stop it, then restore.');
}

async function holdsEmptyDefter(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (rows.length === 0) return false;
  if (!rows.some(({ name }) => name === 'goc')) throw new Error('This database holds tables of something else. Give an empty one.');
  if (!rows.some(({ name }) => name === 'bayi')) return true;
  const { rowCount } = await client.query('select from bayi limit 1');
  if (rowCount) throw new Error('This database is not empty: restoring would overwrite it. Give an empty one, or another DATA_DIR.');
  return true;
}
