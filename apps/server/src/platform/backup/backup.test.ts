import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { extract, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { buildBayi, buildMusteri } from '../../../test/build.ts';
import { urlOf } from '../../../test/global-setup.ts';
import { useOwnServer } from '../../../test/server.ts';
import { standingCalls } from '../../../test/standing/standing.ts';
import { migrate, schemaVersion } from '../db/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const server = useOwnServer();
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

test('what is restored is what was backed up, under a server at work: a table too large for one piece, and what triggers keep, too', async () => {
  const bayi = await buildBayi(server);
  await buildMusteri(server, bayi, { ad: 'Çağla', soyad: 'Iğdır' });
  const key = await server.platform.files.put({ bayiID: bayi.bayiID, kind: 'avatar', extension: 'png', data: Buffer.from('resim') });
  // Sessions, credit, instalments and a closed day.
  for (const name of ['seansDus.get', 'avans.mahsup', 'taksit.ertele', 'gunSonu.kagit']) await standingCalls.find((standing) => standing.name === name)!.input({ server, bayi, kisi: bayi });
  await query(sourceUrl(), `insert into giden_mesaj (telefon, mesaj) select i::text, repeat('İğne oyası ', 30) from generate_series(1, 40000) i`);
  const { tables } = await backUp();
  expect(tables.find(({ name }) => name === 'giden_mesaj')?.rows).toBe(40_000);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const url = await emptyDatabase();
  await restoreInto(url);
  expect(await contentOf(url)).toEqual(await contentOf(sourceUrl()));
  expect(await promisesOf(url)).toEqual(await promisesOf(sourceUrl()));
  expect(await readFile(join(uploads, key), 'utf8')).toBe('resim');
  expect((await stat(join(uploads, key))).mode & 0o077).toBe(0);
  // No test after this one needs them.
  await query(sourceUrl(), 'delete from giden_mesaj');
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

test('a restored database gives new ids, and is not overwritten', async () => {
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
  await expect(restoreInto(url)).rejects.toThrow('not empty');
});

test('a disk of uploads that breaks off under a backup does not keep the next one waiting', async () => {
  const key = '1/avatar/00000000-0000-4000-8000-000000000000.png';
  await mkdir(dirname(join(uploads, key)), { recursive: true });
  await writeFile(join(uploads, key), 'resim');
  const write = () => writeBackup({ url: sourceUrl(), filesFolder: uploads, file });
  const holder = new pg.Client({ connectionString: sourceUrl() });
  await holder.connect();
  await holder.query('begin; lock table bayi in access exclusive mode');
  const broken = write().then(String, ({ message }: Error) => message);
  await expect.poll(async () => (await readdir(uploads, { recursive: true })).filter((name) => name.endsWith('.png'))).toHaveLength(2);
  await rename(uploads, `${uploads}.away`);
  await writeFile(uploads, 'no folder');
  await holder.end();
  expect(await broken).toContain('ENOTDIR');
  await rm(uploads);
  await rename(`${uploads}.away`, uploads);
  expect((await write()).files).toBe(1);
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
  expect(await query(url, `select to_regclass('bayi') as bayi`)).toEqual([{ bayi: null }]);
});

/** Packs a backup anew, as somebody who has opened it would. */
async function repack(change: (name: string, content: Buffer) => Buffer | undefined): Promise<void> {
  const archive = pack();
  const source = extract();
  const read = pipeline(createReadStream(file), createGunzip(), source);
  const entries: [string, Buffer][] = [];
  for await (const entry of source) entries.push([entry.header.name, await buffer(entry)]);
  await read;
  for (const [name, content] of entries) {
    const changed = change(name, content);
    if (changed) archive.entry({ name }, changed);
  }
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(file));
}

describe('a backup that was changed', () => {
  const expectRefusal = async (sentence: RegExp) => {
    const url = await emptyDatabase();
    await expect(restoreInto(url)).rejects.toThrow(sentence);
    await expect(restoreInto(url)).rejects.toThrow('Nothing was restored');
    // Not even the schema was made.
    expect(await query(url, `select to_regclass('bayi') as bayi`)).toEqual([{ bayi: null }]);
    expect(await readdir(uploads).catch(() => [])).toEqual([]);
  };
  beforeEach(async () => {
    const { bayiID } = await buildBayi(server, { firmaAdi: 'Papatya' });
    await server.platform.files.put({ bayiID, kind: 'fotograf', extension: 'jpg', data: Buffer.from('resim') });
    await backUp();
  });

  test('in a table is refused', async () => {
    await repack((name, content) => (name.startsWith('tables/bayi/') ? Buffer.from(content.toString().replace('Papatya', 'Menekşe')) : content));
    await expectRefusal(/tables\/bayi\/000001 was changed/);
  });
  test('in a photo is refused', async () => {
    await repack((name, content) => (name.startsWith('files/') ? Buffer.from('RESIM') : content));
    await expectRefusal(/files\/.*jpg was changed/);
  });
  test('by taking a photo away is refused', async () => {
    await repack((name, content) => (name.startsWith('files/') ? undefined : content));
    await expectRefusal(/files\/.*jpg is missing/);
  });
  test('in its manifest is refused', async () => {
    await repack((name, content) => (name === 'manifest.json' ? Buffer.from(content.toString().replace(/"time": "\d+/, '"time": "1999')) : content));
    await expectRefusal(/manifest.json was changed/);
  });
  test('by taking the digests away is refused', async () => {
    await repack((name, content) => (name === 'digests.json' ? undefined : content));
    await expectRefusal(/it is cut off/);
  });
  test('by packing it anew is the same backup', async () => {
    const { digest } = await backUp();
    await repack((_, content) => content);
    expect((await restoreInto(await emptyDatabase())).digest).toBe(digest);
  });
});

test('a photo that is deleted while the backup runs is in it, as its row is', async () => {
  const { bayiID } = await buildBayi(server);
  const key = await server.platform.files.put({ bayiID, kind: 'fotograf', extension: 'jpg', data: Buffer.from('silinen') });
  const locker = new pg.Client({ connectionString: sourceUrl() });
  await locker.connect();
  // The backup waits here, between its look at the files and the rows.
  await locker.query('begin; lock table bayi in access exclusive mode');
  const written = backUp();
  await expect.poll(() => query(sourceUrl(), `select from pg_stat_activity where application_name = 'defter backup' and wait_event_type = 'Lock' and datname = current_database()`)).toHaveLength(1);
  await server.platform.files.remove(key);
  await locker.end();
  await written;
  await restoreInto(await emptyDatabase());
  expect(await readFile(join(uploads, key), 'utf8')).toBe('silinen');
  expect((await readdir(sourceFiles())).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a second backup waits for the first one, and both are whole', async () => {
  const { bayiID } = await buildBayi(server);
  const key = await server.platform.files.put({ bayiID, kind: 'fotograf', extension: 'jpg', data: Buffer.from('resim') });
  const second = join(folder, 'ikinci.tar.gz');
  await Promise.all([backUp(), backUp(), writeBackup({ url: sourceUrl(), filesFolder: sourceFiles(), file: second })]);
  for (const each of [file, second]) {
    await restoreBackup({ url: await emptyDatabase(), filesFolder: uploads, file: each });
    expect(await readFile(join(uploads, key), 'utf8')).toBe('resim');
    await rm(uploads, { recursive: true });
  }
});

test('uploads that cannot be read are no backup without uploads', async () => {
  const place = join(folder, 'dosya');
  await writeFile(place, '');
  await expect(writeBackup({ url: sourceUrl(), filesFolder: place, file })).rejects.toThrow('ENOTDIR');
  expect(await readdir(folder)).toEqual(['dosya']);
});

test('a folder without a file, when rows name files, is told to be a disk that is not there', async () => {
  const { bayiID } = await buildBayi(server);
  const key = await server.platform.files.put({ bayiID, kind: 'logo', extension: 'png', data: Buffer.from('resim') });
  await query(sourceUrl(), `update bayi set logo = '${key}' where id = ${bayiID}`, 'defter_bakim');
  expect(await writeBackup({ url: sourceUrl(), filesFolder: uploads, file })).toMatchObject({ files: 0, lacksUploads: true });
  expect(await backUp()).toMatchObject({ files: expect.any(Number), lacksUploads: false });
});

test('a restore that fails takes away what it wrote, and nothing that was there', async () => {
  const { bayiID } = await buildBayi(server);
  const put = (text: string) => server.platform.files.put({ bayiID, kind: 'fotograf', extension: 'jpg', data: Buffer.from(text) });
  const kept = await put('resim');
  const fresh = await put('yeni');
  await backUp();
  await mkdir(join(uploads, dirname(kept)), { recursive: true });
  await writeFile(join(uploads, kept), 'resim');
  const url = await emptyDatabase();
  // All rows and uploads are there, and then it fails.
  const sent = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    return given[0] === 'set constraints all immediate' ? Promise.reject(new Error('durdu')) : sent.apply(this, given);
  } as never);
  onTestFinished(() => spy.mockRestore());
  await expect(restoreInto(url)).rejects.toThrow('durdu');
  expect(await readFile(join(uploads, kept), 'utf8')).toBe('resim');
  expect(await readFile(join(uploads, fresh), 'utf8').catch(() => 'gone')).toBe('gone');
});

test('a backup of the first form is refused with a sentence', async () => {
  await writeArchive({ format: 1, schema: '0001_platform.sql', time: '', tables: [], sequences: [] });
  await expect(restoreInto(await emptyDatabase())).rejects.toThrow('has no digests');
});

test('a backup of a newer version is refused', async () => {
  await writeArchive({ format: 2, schema: '9999_gelecek.sql', time: '', tables: [], sequences: [] });
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
