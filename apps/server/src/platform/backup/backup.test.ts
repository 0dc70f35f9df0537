import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { urlOf } from '../../../test/global-setup.ts';
import { useServer } from '../../../test/server.ts';
import { migrate, schemaVersion } from '../db/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const server = useServer();
let folder: string;
let file: string;
let uploads: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'defter-backup-'));
  file = join(folder, 'yedek.tar.gz');
  uploads = join(folder, 'uploads');
});
afterEach(() => rm(folder, { recursive: true }));

const sourceUrl = () => String(server.platform.database.pool.options.connectionString);
const sourceFiles = () => fileURLToPath(server.platform.config.filesUrl);
const backUp = () => writeBackup({ url: sourceUrl(), filesFolder: sourceFiles(), file });
const restoreInto = (url: string) => restoreBackup({ url, filesFolder: uploads, file });

test('what is restored is what was backed up, under a server at work', async () => {
  const bayi = await buildBayi(server);
  await buildMusteri(server, bayi, { ad: 'Çağla', soyad: 'Iğdır' });
  const key = await server.platform.files.put({ bayiID: bayi.bayiID, kind: 'avatar', extension: 'png', data: Buffer.from('resim') });
  const { tables } = await backUp();
  expect(tables.find(({ name }) => name === 'musteri')?.rows).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const url = await emptyDatabase();
  await restoreInto(url);
  expect(await contentOf(url)).toEqual(await contentOf(sourceUrl()));
  expect(await promisesOf(url)).toEqual(await promisesOf(sourceUrl()));
  expect(await readFile(join(uploads, key), 'utf8')).toBe('resim');
});

test('the queue of jobs is no part of a backup, and does not hinder a restore', async () => {
  const url = await emptyDatabase();
  for (const each of [sourceUrl(), url]) {
    const jobs = await startJobs([{ name: 'deneme', cron: '0 0 1 1 *', run: async () => undefined }], { url: each, log: server.app.log });
    await jobs.stop();
  }
  const { tables } = await backUp();
  expect(tables.map(({ name }) => name)).not.toContain('job');
  await restoreInto(url);
  expect(await contentOf(url)).toEqual(await contentOf(sourceUrl()));
  expect(await query(url, 'select name from pgboss.schedule')).toEqual([{ name: 'deneme' }]);
});

test('a table too large for one piece is restored whole', async () => {
  await query(sourceUrl(), `insert into giden_sms (telefon, mesaj) select i::text, repeat('İğne oyası ', 30) from generate_series(1, 40000) i`);
  await backUp();
  const url = await emptyDatabase();
  await restoreInto(url);
  expect(await contentOf(url)).toEqual(await contentOf(sourceUrl()));
});

test('a restored database gives new ids', async () => {
  const bayi = await buildBayi(server);
  const { id } = await buildMusteri(server, bayi);
  await backUp();
  const url = await emptyDatabase();
  await restoreInto(url);
  const [row] = await query<{ id: string }>(
    url,
    `insert into musteri (bayi_id, ad, soyad, arama) values (${bayi.bayiID}, 'Yeni', 'Kişi', 'yeni kisi') returning id`,
    'defter_bakim',
  );
  expect(Number(row?.id)).toBeGreaterThan(id);
});

test('a database with a business in it is not overwritten', async () => {
  await buildBayi(server);
  await backUp();
  const url = await emptyDatabase();
  await restoreInto(url);
  await expect(restoreInto(url)).rejects.toThrow('not empty');
});

test('a database of something else is left alone', async () => {
  await backUp();
  const url = await emptyDatabase();
  await query(url, 'create table yabanci ()');
  await expect(restoreInto(url)).rejects.toThrow('tables of something else');
});

test('a database that a server uses is left alone', async () => {
  await backUp();
  await expect(restoreInto(sourceUrl())).rejects.toThrow('Stop it');
});

test('half a file restores nothing', async () => {
  await buildBayi(server);
  await backUp();
  await truncate(file, Math.floor((await stat(file)).size / 2));
  const url = await emptyDatabase();
  await expect(restoreInto(url)).rejects.toThrow('cut off');
  expect(await query(url, 'select * from bayi')).toEqual([]);
});

test('a backup of a newer version is refused', async () => {
  await writeArchive({ format: 1, schema: '9999_gelecek.sql', time: '', tables: [], sequences: [] });
  await expect(restoreInto(await emptyDatabase())).rejects.toThrow('newer version');
});

test.each([['a text', 'merhaba'], ['nothing', '']])('%s is not taken for a backup', async (_, content) => {
  await writeFile(file, content);
  await expect(restoreInto(await emptyDatabase())).rejects.toThrow(/no(t a)? backup/);
});

test('a backup of an older version is brought up to date', async () => {
  const names = (await readdir(new URL('../../../migrations/', import.meta.url))).sort();
  const older = await emptyDatabase();
  await migrate(older, { until: names.at(-2) });
  await writeBackup({ url: older, filesFolder: uploads, file });
  const url = await emptyDatabase();
  expect((await restoreInto(url)).schema).toBe(names.at(-2));
  expect(await query(url, 'select max(ad) as newest from goc')).toEqual([{ newest: await schemaVersion() }]);
});

async function emptyDatabase(): Promise<string> {
  const name = `geri_${folder.slice(-6).toLowerCase()}_${Date.now()}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  onTestFinished(async () => {
    await query(inject('postgresUrl'), `drop database ${name} with (force)`);
  });
  return urlOf(inject('postgresUrl'), name);
}

async function query<Row extends object>(url: string, text: string, role = 'none'): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set role ${role}`);
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, as one checksum per table. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sums: Record<string, string> = {};
    for (const { name, forced } of await listTables(client)) {
      await client.query(forced ? 'set role defter_bakim' : 'reset role');
      const { rows } = await client.query(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${name} t`);
      sums[name] = rows[0].sum;
    }
    return sums;
  } finally {
    await client.end();
  }
}

/** What the schema promises: constraints, whether they may be deferred, and row-level security. */
function promisesOf(url: string): Promise<object[]> {
  return query(
    url,
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) || convalidated as promise from pg_constraint
     where connamespace = 'public'::regnamespace
     union all
     select relname, 'rls', relrowsecurity::text || relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     order by 1, 2`,
  );
}

async function writeArchive(manifest: object): Promise<void> {
  const archive = pack();
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(file));
}
