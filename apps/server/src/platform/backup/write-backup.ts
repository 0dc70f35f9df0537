import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { FORMAT, type Manifest } from './manifest.ts';
import { countRows, listTables, type Table } from './tables.ts';

/** A tar entry states its size before its content, so tables are cut into pieces of this many bytes. */
const PIECE = 8 * 1024 * 1024;

/**
 * Writes the database and the uploads of one moment into one .tar.gz, while the server goes on working. The file gets
 * its name when it is complete. Only its owner may read it, because it holds all customers.
 */
export async function writeBackup({ url, filesFolder, file }: { url: string; filesFolder: string; file: string }): Promise<Manifest> {
  const unfinished = `${file}.part`;
  const client = new pg.Client({ connectionString: url, application_name: 'defter backup' });
  await client.connect();
  try {
    const archive = pack();
    const written = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    const [manifest] = await Promise.all([fillArchive(client, archive, filesFolder), written]);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function fillArchive(client: pg.Client, archive: Pack, filesFolder: string): Promise<Manifest> {
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    const manifest = await describe(client, tables);
    await addEntry(archive, 'manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    for (const table of tables) await addTable(client, archive, table);
    await client.query('commit');
    await addFiles(archive, filesFolder);
    archive.finalize();
    return manifest;
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

async function addTable(client: pg.Client, archive: Pack, table: Table): Promise<void> {
  await becomeReaderOf(client, table);
  const source = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`));
  let pieces: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await addEntry(archive, `tables/${table.name}/${String(number).padStart(6, '0')}`, Buffer.concat(pieces));
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

/**
 * The owner does not see rows behind forced row-level security. The maintenance role can read them and do nothing else.
 */
async function becomeReaderOf(client: pg.Client, table: Table): Promise<void> {
  await client.query(`set local role ${table.forced ? 'defter_bakim' : 'none'}`);
}

async function addFiles(archive: Pack, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((found) => found.isFile() && !found.name.endsWith('.part'))) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    // The file was removed after the folder was listed, so the rows no longer name it.
    if (found === undefined) continue;
    const name = `files/${relative(folder, path).split(sep).join('/')}`;
    await pipeline(createReadStream(path), archive.entry({ name, size: found.size }));
  }
}

async function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  const entry = archive.entry({ name, size: content.length });
  entry.end(content);
  await finished(entry);
}
