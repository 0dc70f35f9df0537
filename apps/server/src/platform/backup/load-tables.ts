import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { ExtractEvents } from 'tar-stream';
import { NOT_OURS } from './manifest.ts';
import type { Table } from './tables.ts';

/** One file of the archive, to be read before the next one comes. */
export type Entry = ExtractEvents['entry'][1];

/** Takes the pieces of the tables in the order of the backup; a table's pieces are one COPY, whatever their number. */
export function createTableLoader(client: pg.Client, tables: Table[]) {
  let current: { name: string; target: CopyStreamQuery } | undefined;

  const end = async () => {
    if (current === undefined) return;
    current.target.end();
    await finished(current.target);
    current = undefined;
  };

  return {
    async load(name: string, content: Entry): Promise<void> {
      if (current?.name !== name) {
        await end();
        current = { name, target: open(name) };
      }
      await pipeline(content, current.target, { end: false });
    },
    end,
  };

  function open(name: string): CopyStreamQuery {
    const table = tables.find((candidate) => candidate.name === name);
    if (table === undefined) throw new Error(NOT_OURS);
    return client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`));
  }
}
