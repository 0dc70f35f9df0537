import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { extract } from 'tar-stream';
import { connect } from '../db/connect.ts';
import { migrate, schemaVersion } from '../db/migrate.ts';
import { withOpenTables } from './constraints.ts';
import { checkDigests } from './digests.ts';
import { makeEmptySchema } from './empty-schema.ts';
import { type Entries, loadEntries, openUploadsFolder } from './load-entries.ts';
import { NOT_OURS, parseManifest, type Manifest } from './manifest.ts';
import { countRows, listTables, type Table } from './tables.ts';

/** Without a folder for them, uploads are checked and not written. */
type Restore = { url: string; filesFolder?: string; file: string };

/** The counts of a restore, and the digest that its backup was made with. */
type Restored = Manifest & { digest: string };

/**
 * Fills an empty database and the uploads folder from a backup and brings the schema up to date. Every part of the
 * backup is compared with its digest before anything is touched. The rows come in one transaction, which commits only
 * when every table has as many as the manifest says; uploads that were written before it failed are removed.
 * @throws Error when the database is not empty, or the backup is damaged, not ours or of a newer version.
 */
export async function restoreBackup(target: Restore): Promise<Restored> {
  const checked = await checkBackup(target.file);
  return restore(target, checked);
}

async function restore({ url, filesFolder, file }: Restore, { manifest, digest }: Checked): Promise<Restored> {
  await makeEmptySchema(url, manifest.schema);
  const uploads = openUploadsFolder(filesFolder);
  try {
    const entries = open(file);
    await entries.next().then((first) => first.value?.resume());
    await inTransaction(url, async (client) => {
      const tables = await listTables(client);
      checkTables(tables, manifest);
      await withOpenTables(client, tables, async () => {
        await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
        await loadEntries(entries, { client, tables, writeUpload: uploads.write });
        await checkCounts(client, tables, manifest);
      });
      for (const { name, value } of manifest.sequences) await client.query('select setval($1::regclass, $2)', [name, value]);
      // Without statistics the first hours after a restore would be slow.
      await client.query('analyze');
    });
  } catch (error) {
    await uploads.undo();
    throw error;
  }
  await migrate(url);
  return { ...manifest, digest };
}

type Checked = { manifest: Manifest; digest: string };

/**
 * Reads a whole backup and compares its parts with their digests.
 * @throws Error with a sentence when it is damaged, not ours or of a newer version
 */
export async function checkBackup(file: string): Promise<Checked> {
  try {
    return await check(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The errors of zlib about a damaged file do not name the file or its state.
    throw code?.startsWith('Z_') || (error as Error).message === 'Unexpected end of data' ? new Error(`${file} is no backup of Defter, or it is damaged or cut off. Nothing was restored.`, { cause: error }) : error;
  }
}

async function check(file: string): Promise<Checked> {
  const entries = open(file);
  const { text: written, manifest } = await readManifest(entries);
  const newest = await schemaVersion();
  if (manifest.schema > newest) {
    throw new Error(`This backup was made by a newer version (schema ${manifest.schema}, here ${newest}). Restore with that version.`);
  }
  return { manifest, digest: await checkDigests(entries, ['manifest.json', hash('sha256', written, 'hex')]) };
}

function open(file: string): Entries {
  const archive = extract();
  const read = pipeline(createReadStream(file), createGunzip(), archive);
  // The same error also ends the loop over the entries, and is reported there.
  read.catch(() => undefined);
  return archive[Symbol.asyncIterator]();
}

async function readManifest(entries: Entries): Promise<{ text: string; manifest: Manifest }> {
  const first = await entries.next();
  if (first.done || first.value.header.name !== 'manifest.json') throw new Error(NOT_OURS);
  const written = await text(first.value);
  return { text: written, manifest: parseManifest(written) };
}

function checkTables(tables: Table[], manifest: Manifest): void {
  const shape = (list: { name: string; columns: string[] }[]) => JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (shape(tables) !== shape(manifest.tables)) throw new Error(NOT_OURS);
}

async function checkCounts(client: pg.Client, tables: Table[], manifest: Manifest): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const expected = manifest.tables[index]?.rows;
    const found = await countRows(client, table);
    if (found !== expected) throw new Error(`The backup is incomplete: ${table.name} has ${found} rows instead of ${expected}.`);
  }
}

async function inTransaction(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(url, 'defter restore');
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    // Closing the connection also ends the transaction if something failed.
    await client.end();
  }
}
