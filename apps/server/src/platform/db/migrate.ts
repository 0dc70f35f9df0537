import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { connect } from './connect.ts';
import { HOUSE_LOCK } from './house-lock.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
/**
 * Migrations that were rewritten to run on more versions of PostgreSQL, with their former hashes. Both forms lead to
 * the same schema except for the order of columns, which nothing depends on.
 */
const REWRITTEN: ReadonlyMap<string, string> = new Map([
  ['0015_urun.sql', 'ef1dd1c456d1902b88b1be0ab186efb3066ecbb85f2245135b7dc1b725494033'],
]);

/** The oldest PostgreSQL that has what the migrations use. */
const OLDEST = 15;

/** The database cannot be used by this program; the message is the operator's one sentence. */
export class SchemaError extends Error {}

type Migration = { name: string; text: string; hash: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The name of the newest migration of this program: the version of its schema. */
export async function schemaVersion(): Promise<string> {
  return (await readMigrations()).at(-1)?.name ?? '';
}

/**
 * Brings the database to this program's schema, or to the older one of `until`. Each migration has its own transaction.
 * Throws SchemaError when PostgreSQL is too old, the database is newer than the program or an applied migration was edited.
 * @returns the names that were applied now.
 */
export async function migrate(url: string, { until }: { until?: string } = {}): Promise<string[]> {
  const client = await connect(url, 'defter migrate');
  try {
    const { rows } = await client.query<{ version: string }>('show server_version');
    refuseOld(rows[0]!.version);
    // One server migrates at a time, however many start at once.
    await client.query('select pg_advisory_lock($1)', [HOUSE_LOCK.migrate]);
    const migrations = await readMigrations();
    return await applyMissing(client, migrations.filter(({ name }) => until === undefined || name <= until));
  } finally {
    await client.end();
  }
}

/** @throws SchemaError for a PostgreSQL that is too old, on which a migration would fail with a less helpful message */
export function refuseOld(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST) throw new SchemaError(`This PostgreSQL is version ${version}: Defter needs ${OLDEST} or newer.`);
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists goc (ad text primary key, ozet text not null, zaman timestamptz not null default now())',
  );
  const { rows } = await client.query<{ ad: string; ozet: string }>('select ad, ozet from goc order by ad');
  const applied = new Map(rows.map(({ ad, ozet }) => [ad, ozet]));
  refuseForeign(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, text, hash } of missing) {
    await client.query('begin');
    try {
      await client.query(text);
      await client.query('insert into goc (ad, ozet) values ($1, $2)', [name, hash]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new SchemaError(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return missing.map(({ name }) => name);
}

function refuseForeign(applied: Map<string, string>, migrations: Migration[]): void {
  const own = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!own.has(name)) throw new SchemaError(`The database is newer than this program (it has ${name}). Start the newer version.`);
    if (own.get(name) !== hash && REWRITTEN.get(name) !== hash) throw new SchemaError(`The migration ${name} was changed after it had been applied to this database.`);
  }
}
