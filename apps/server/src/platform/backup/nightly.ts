import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../db/database.ts';
import { rehearse } from './rehearse.ts';
import { writeBackup } from './write-backup.ts';

/** The hour of the night at the desk after which a new backup is due. */
const HOUR = 3;
const OURS = /^gece-\d{14}\.tar\.gz$/;

type Nightly = {
  database: Database;
  config: Pick<Config, 'databaseUrl' | 'filesUrl' | 'backupDir' | 'backupKeep'>;
  log: Pick<Logger, 'error'>;
};

/**
 * Makes the backup of the night unless there is one already, restores it on trial, and deletes those that are too old.
 * It is asked every hour: a computer that is off at night backs up in the morning. Old backups are deleted only when
 * the new one could be restored.
 */
export async function backUpNightly({ database, config, log }: Nightly): Promise<void> {
  const { databaseUrl: url, filesUrl, backupDir, backupKeep } = config;
  if (backupKeep === 0 || url === undefined || !(await isDue(database))) return;
  const name = `gece-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}.tar.gz`;
  const file = join(backupDir, name);
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await removeHalves(backupDir);
    await writeBackup({ url, filesFolder: fileURLToPath(filesUrl), file });
  } catch (error) {
    await note(database, null, false);
    throw error;
  }
  const isRestorable = await rehearse({ url, file }).then(
    () => true,
    (err: unknown) => {
      log.error({ err, file }, 'the backup could not be restored on trial');
      return false;
    },
  );
  await note(database, name, isRestorable);
  if (isRestorable) await rotate(backupDir, backupKeep);
}

/** Whether no backup was made since the last time it was `HOUR` at the desk. */
async function isDue({ system }: Database): Promise<boolean> {
  const { rows } = await system((tx) =>
    sql<{ due: boolean }>`
      select not exists (
        select from yedek_kaydi where dosya is not null and zaman >=
          (date_trunc('day', now() at time zone 'Europe/Istanbul' - make_interval(hours => ${HOUR})) + make_interval(hours => ${HOUR}))
            at time zone 'Europe/Istanbul') as due`.execute(tx),
  );
  return rows[0]!.due;
}

const note = ({ system }: Database, dosya: string | null, denendi: boolean) =>
  system((tx) => tx.insertInto('yedek_kaydi').values({ dosya, denendi }).execute());

/** Only backups of the night are counted and deleted; others in the folder are the operator's. */
async function rotate(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
  for (const name of names.slice(0, -keep)) await rm(join(folder, name));
}

/** The unfinished file of a killed server. */
async function removeHalves(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.part') && OURS.test(name.slice(0, -'.part'.length)));
  for (const name of names) await rm(join(folder, name));
}
