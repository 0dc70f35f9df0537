import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { loadOrtakVeri } from '../src/modules/kurulum/load-ortak-veri.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { type EmbeddedPostgres, startPostgres } from '../src/platform/postgres/embedded.ts';
import { readPasswords } from '../src/platform/postgres/passwords.ts';

export const TEMPLATE = 'sablon';

/** One real PostgreSQL for the run, with one migrated database, which the servers of the tests copy. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'defter-test-'));
  const postgres = await startForTests(dataDir);
  await onServer(postgres.url, `create database ${TEMPLATE}`);

  const url = urlOf(postgres.url, TEMPLATE);
  await migrate(url);
  const database = createDatabase(createPool(url, { max: 1, onError: () => {} }));
  await loadOrtakVeri(database);
  await database.close();

  const filesDir = join(dataDir, 'dosyalar');
  await mkdir(filesDir);
  project.provide('postgresUrl', postgres.url);
  project.provide('filesDir', filesDir);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/**
 * The tests' data need not survive a power cut. Without waiting for the disk a test file has its database in a tenth of the time. An automatic vacuum
 * would keep a database from being dropped. Each worker runs a server or two beside its own clients, whose connections end late on a busy machine;
 * PostgreSQL takes their number at its start. A deadlock is seen after a second (in ms), because PostgreSQL counts those it has seen once a second,
 * and `countDeadlocks` reads that.
 */
async function startForTests(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, log: () => {} });
  const superuser = new URL(postgres.url);
  superuser.username = 'postgres';
  superuser.password = readPasswords(dataDir).postgres;
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '400', deadlock_timeout: '1000' };
  await onServer(superuser.href, ...Object.entries(settings).map(([name, value]) => `alter system set ${name} = ${value}`));
  await postgres.stop();
  return startPostgres({ dataDir, log: () => {} });
}

/** Sends statements one after the other, each by itself. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export function urlOf(url: string, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The folder of the files of the tests' servers; it is removed with the database. */
    filesDir: string;
  }
}
