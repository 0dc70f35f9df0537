import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ExtractEvents } from 'tar-stream';
import { writeWhole } from '../files/write-whole.ts';
import { isDigestList } from './digests.ts';
import { NOT_OURS } from './manifest.ts';
import type { Table } from './tables.ts';

/** The files of the archive in order. Each has to be read before the next one comes. */
export type Entries = AsyncIterator<ExtractEvents['entry'][1]>;

type Target = { client: pg.Client; tables: Table[]; writeUpload: (name: string, content: ExtractEvents['entry'][1]) => Promise<void> };

/** Puts everything after the manifest into place: pieces of tables into their table, uploads into the folder. */
export async function loadEntries(entries: Entries, { client, tables, writeUpload }: Target): Promise<void> {
  let next = await entries.next();
  while (!next.done) {
    const { name } = next.value.header;
    const [kind, ...path] = name.split('/');
    if (kind === 'tables') {
      // All pieces of a table are one COPY.
      await pipeline(piecesOf(`tables/${path[0]}/`), copyInto(tables, path[0]));
    } else if (kind === 'files') {
      await writeUpload(path.join('/'), next.value);
      next = await entries.next();
    } else if (isDigestList(name)) {
      next.value.resume();
      next = await entries.next();
    } else {
      throw new Error(NOT_OURS);
    }
  }

  async function* piecesOf(prefix: string) {
    while (!next.done && next.value.header.name.startsWith(prefix)) {
      yield* next.value;
      next = await entries.next();
    }
  }

  function copyInto(known: Table[], name: string | undefined) {
    const table = known.find((candidate) => candidate.name === name);
    if (table === undefined) throw new Error(NOT_OURS);
    return client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  }
}

/**
 * Writes uploads into a folder, or nowhere without one. An earlier file stays until the new one is whole. `undo`
 * removes those that were not there before, when the restore fails after all.
 */
export function openUploadsFolder(folder: string | undefined) {
  const written: string[] = [];
  return {
    async write(name: string, content: ExtractEvents['entry'][1]): Promise<void> {
      if (folder === undefined) {
        content.resume();
        return;
      }
      const path = join(folder, name);
      // The backup file comes from the operator, but a path in it must still not leave the folder.
      if (relative(folder, path).startsWith('..')) throw new Error(NOT_OURS);
      if (!existsSync(path)) written.push(path);
      await writeWhole(path, content);
    },
    async undo(): Promise<void> {
      await Promise.all(written.map((path) => rm(path, { force: true })));
    },
  };
}
