import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../db/database.ts';
import { unlessGone } from '../files/unless-gone.ts';
import { obstacleOf, rehearse } from './rehearse.ts';
import { checkBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The hour of the night at the desk after which a new backup is due. */
const HOUR = 3;
const OURS = /^gece-\d{14}\.tar\.gz$/;

type Nightly = {
  database: Database;
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl' | 'backupDir' | 'backupKeep'>;
  log: Pick<Logger, 'error'>;
};

/**
 * Makes the backup of the night unless there is one already, restores it on trial, and deletes those that are too old.
 * It is called every hour, so a computer that is off at night backs up in the morning. Old backups are deleted only when
 * the new one could be restored, or can be read where it cannot be tried, and no disk of uploads is missing.
 */
export async function backUpNightly({ database, config, log }: Nightly): Promise<void> {
  const { databaseUrl: url, dataDir, filesUrl, backupDir, backupKeep } = config;
  if (backupKeep === 0 || url === undefined || !(await isDue(database))) return;
  const name = `gece-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}.tar.gz`;
  const file = join(backupDir, name);
  let lacksUploads;
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await removeHalves(backupDir);
    // Another server may back up its own database into this folder, in this very second.
    await writeFile(`${file}.part`, '', { flag: 'wx', mode: 0o600 });
    ({ lacksUploads } = await writeBackup({ url, filesFolder: fileURLToPath(filesUrl), file }));
  } catch (error) {
    await note(database, null, false);
    throw error;
  }
  const obstacle = await obstacleOf({ url, folder: join(dataDir, 'postgres') });
  if (obstacle === 'room') log.error({ file }, 'the disk has no room to restore the backup on trial');
  const isTried = obstacle === undefined;
  const isGood = await (isTried ? rehearse({ url, file }) : checkBackup(file)).then(
    () => true,
    (err: unknown) => {
      log.error({ err, file }, 'the backup could not be restored on trial');
      return false;
    },
  );
  if (lacksUploads) log.error({ file, filesUrl }, 'there is no upload in the folder, but the database names some: is its disk there?');
  await note(database, name, isTried && isGood && !lacksUploads);
  if (isGood && !lacksUploads) await rotate(database, backupDir, backupKeep);
}

/** Whether no backup was made since the last time it was `HOUR` at the desk. A backup dated in the future, by a clock that was ahead, does not count. */
async function isDue({ system }: Database): Promise<boolean> {
  const { rows } = await system((tx) =>
    sql<{ due: boolean }>`
      select not exists (
        select from yedek_kaydi where dosya is not null and zaman >=
          (date_trunc('day', now() at time zone 'Europe/Istanbul' - make_interval(hours => ${HOUR})) + make_interval(hours => ${HOUR}))
            at time zone 'Europe/Istanbul' and zaman <= now()) as due`.execute(tx),
  );
  return rows[0]!.due;
}

const note = ({ system }: Database, dosya: string | null, denendi: boolean) =>
  system((tx) => tx.insertInto('yedek_kaydi').values({ dosya, denendi }).execute());

/**
 * Counts and deletes only backups of the night; others in the folder are the operator's. Their order is that of the notes
 * in the database, which a wrong clock does not change. A backup without a note was made before a restore, or of another
 * database: it is deleted when its name is older than those of all that are kept.
 */
async function rotate({ system }: Database, folder: string, keep: number): Promise<void> {
  const made = await system((tx) => tx.selectFrom('yedek_kaydi').select('dosya').orderBy('id').execute());
  const places = new Map(made.map(({ dosya }, place) => [dosya, place]));
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
  const inOrder = names.toSorted((a, b) => (places.get(a) ?? -1) - (places.get(b) ?? -1));
  const oldest = inOrder.slice(-keep).filter((name) => places.has(name)).toSorted()[0]!;
  for (const name of inOrder.slice(0, -keep)) if (places.has(name) || name < oldest) await rm(join(folder, name));
}

/** Removes the unfinished files of killed servers. What was written to within the hour may be the backup that a server beside this one is writing. */
async function removeHalves(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.part') && OURS.test(name.slice(0, -'.part'.length)));
  for (const name of names) {
    const file = join(folder, name);
    // That server may finish or remove it now.
    const written = (await stat(file).catch(unlessGone(undefined)))?.mtimeMs;
    if (written !== undefined && Date.now() - written > 3_600_000) await rm(file, { force: true });
  }
}
