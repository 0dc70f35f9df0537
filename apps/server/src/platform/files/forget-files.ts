import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { type FileStore, removeAll } from './file-store.ts';

type Forgetting = { tx: Tx; files: Pick<FileStore, 'remove'>; afterCommit: (work: () => Promise<void>) => void };

/**
 * Removes files once it is on disk that no row names them. Call it in the transaction that takes these rows: what a killed server does not
 * remove after it is on a list there, which `removeForgotten` works off.
 */
export async function forgetFiles({ tx, files, afterCommit }: Forgetting, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`insert into silinecek_dosya (anahtar) select unnest(${[...keys]}::text[])`.execute(tx);
  afterCommit(() => removeAll(files, keys));
}

/** How many files are removed at a time. */
const AT_ONCE = 1000;

/**
 * Works off the list of files that no row names. Nothing else is ever removed: a file that nobody has put on the list stays, whatever it is.
 * @throws AggregateError when files could not be removed; they stay on the list
 */
export async function removeForgotten({ database: { acrossBayis }, files }: { database: Database; files: FileStore }): Promise<void> {
  const failures: unknown[] = [];
  for (let last = 0; ; ) {
    const listed = await acrossBayis(async (tx) =>
      (await sql<{ id: number; anahtar: string }>`select id, anahtar from silinecek_dosya where id > ${last} order by id limit ${AT_ONCE}`.execute(tx)).rows,
    );
    if (listed.length === 0) break;
    last = listed.at(-1)!.id;
    const outcomes = await Promise.allSettled(listed.map(({ anahtar }) => files.remove(anahtar)));
    failures.push(...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])));
    const gone = listed.filter((_, i) => outcomes[i]!.status === 'fulfilled').map(({ id }) => id);
    await acrossBayis((tx) => sql`delete from silinecek_dosya where id = any(${gone}::bigint[])`.execute(tx));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'files stay behind');
}
