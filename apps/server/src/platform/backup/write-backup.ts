import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { connect } from '../db/connect.ts';
import { HOUSE_LOCK } from '../db/house-lock.ts';
import { KEY } from '../files/file-store.ts';
import { createDigestedPack } from './digests.ts';
import { type HeldFiles, holdFiles } from './held-files.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { countRows, listTables, type Table } from './tables.ts';

/** A tar entry states its size before its content, so tables are cut into pieces of this many bytes. */
const PIECE = 8 * 1024 * 1024;

/**
 * The counts of a backup. `lacksUploads` says that the folder has no upload although rows name some: its disk is missing.
 * The digest is that of the list of all digests, and so stands for the whole content.
 */
type Written = Manifest & { files: number; lacksUploads: boolean; digest: string };
type AddEntry = ReturnType<typeof createDigestedPack>['add'];

/**
 * Writes the database and the uploads of one moment into one .tar.gz, while the server goes on working. The file gets
 * its name when it is complete. Only its owner may read it, because it holds all customers. Waits while another backup
 * of the database is written.
 * @throws Error when a part of it cannot be read
 */
export async function writeBackup({ url, filesFolder, file }: { url: string; filesFolder: string; file: string }): Promise<Written> {
  const unfinished = `${file}.part`;
  const client = await connect(url, 'defter backup');
  let files: HeldFiles | undefined;
  try {
    // One backup of a database runs at a time, because each removes what a killed one has left.
    await client.query('select pg_advisory_lock($1)', [HOUSE_LOCK.backup]);
    files = await holdFiles(filesFolder);
    const archive = pack();
    const saved = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    const [written] = await Promise.all([fillArchive(client, archive, files), saved]);
    await rename(unfinished, file);
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new Error(`The disk has no room for ${file}. Nothing was kept of it.`, { cause: error });
    throw error;
  } finally {
    try {
      await files?.release();
    } finally {
      // The next backup waits for the end of this connection, also where the folder is broken.
      await client.end();
    }
  }
}

async function fillArchive(client: pg.Client, archive: Pack, files: HeldFiles): Promise<Written> {
  try {
    const { add, finish } = createDigestedPack(archive);
    // The files are held before the rows are read and once more after it, so every file that a row names is among them,
    // whatever is deleted or added meanwhile.
    await files.hold();
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    const manifest = await describe(client, tables);
    await files.hold();
    const uploads = files.list();
    const lacksUploads = uploads.length === 0 && (await namesUploads(client, tables));
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await add('manifest.json', text.length, text);
    for (const table of tables) await addTable(client, add, table);
    await client.query('commit');
    for (const { name, path } of uploads) await add(`files/${name}`, (await stat(path)).size, createReadStream(path));
    return { ...manifest, files: uploads.length, lacksUploads, digest: await finish() };
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

async function describe(client: pg.Client, tables: Table[]): Promise<Manifest> {
  const { rows: made } = await client.query("select where to_regclass('goc') is not null");
  if (made.length === 0) throw new Error('There is nothing to back up: this database is empty.');
  const { rows: newest } = await client.query<{ schema: string; time: string }>(
    'select max(ad) as schema, to_json(now()) as time from goc',
  );
  // Sequences are outside the snapshot. Read after it was taken, they are never behind it.
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const counted: Manifest['tables'] = [];
  for (const table of tables) {
    await becomeReaderOf(client, table);
    counted.push({ name: table.name, columns: table.columns, rows: await countRows(client, table) });
  }
  return { format: FORMAT, schema: newest[0]?.schema ?? '', time: newest[0]?.time ?? '', tables: counted, sequences };
}

async function addTable(client: pg.Client, add: AddEntry, table: Table): Promise<void> {
  await becomeReaderOf(client, table);
  const source = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`));
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await add(`tables/${table.name}/${String(number).padStart(6, '0')}`, size, Buffer.concat(pieces));
    pieces = [];
    size = 0;
  };
  for await (const chunk of source) {
    pieces.push(chunk);
    size += chunk.length;
    if (size >= PIECE) await flush();
  }
  if (size > 0) await flush();
}

/** Whether a row has the key of an upload in a column. */
async function namesUploads(client: pg.Client, tables: Table[]): Promise<boolean> {
  // The files on the list of those to remove may be gone already.
  for (const table of tables.filter(({ name }) => name !== 'silinecek_dosya')) {
    await becomeReaderOf(client, table);
    // The text of a row is searched first, because taking the row apart takes ten times as long.
    const { rowCount } = await client.query(`select from ${table.name} t, jsonb_each_text(to_jsonb(t)) f where t::text like '%/%/%-%-%-%-%.%' and f.value ~ $1 limit 1`, [KEY.source]);
    if (rowCount) return true;
  }
  return false;
}

/**
 * The owner does not see rows behind forced row-level security. The maintenance role can read them and do nothing else.
 */
async function becomeReaderOf(client: pg.Client, table: Table): Promise<void> {
  await client.query(`set local role ${table.forced ? 'defter_bakim' : 'none'}`);
}
