import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadOrtakVeri } from '../src/modules/kurulum/load-ortak-veri.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { startPostgres } from '../src/platform/postgres/embedded.ts';

export const TEMPLATE = 'sablon';

/** One real PostgreSQL for the run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'defter-test-'));
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();

  const url = urlOf(postgres.url, TEMPLATE);
  await migrate(url);
  const database = createDatabase(createPool(url, { max: 1, onError: () => {} }));
  await loadOrtakVeri(database);
  await database.close();

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export function urlOf(url: string, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
