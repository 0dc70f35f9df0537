import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { freePort, launch, shutDown } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { databaseFolder } from './folder.ts';
import { initialise } from './initialise.ts';
import { readPasswords } from './passwords.ts';
import { type Address, findPostmaster, readPidFile } from './postmaster.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = { url: string; directory: string; stop(): Promise<void> };

type Options = { dataDir: string; log: (message: string) => void };

/** The tries are half a second apart: another program may just have taken the port, or a dying server may linger. */
const START_TRIES = 10;

/**
 * Runs the PostgreSQL of `dataDir`, made on first use, until `stop()`. If it dies meanwhile, it is started again on the
 * same port, so that pools find it. A server left behind by a killed process of ours is stopped first.
 * @throws Error when another living process runs this database, or PostgreSQL does not start.
 */
export async function startPostgres({ dataDir, log }: Options): Promise<EmbeddedPostgres> {
  const directory = databaseFolder(dataDir, log);
  const account = accountFor(directory);
  const binaries = findBinaries(account, log);
  const passwords = readPasswords(dataDir);
  await initialise({ directory, account, binaries, passwords, log });

  const cluster = { directory, account, binaries, logFile: join(dataDir, 'postgres.log') };
  const { server, port } = await start(cluster, log);
  const stop = supervise(cluster, { server, port, log });
  return { url: databaseUrl(passwords.defter, readPidFile(directory) ?? { port, socketFolder: undefined }), directory, stop };
}

/** The address of the database of `dataDir` while another process of ours runs it, else undefined. */
export function findRunningPostgres({ dataDir, log }: Options): string | undefined {
  const postmaster = findPostmaster(databaseFolder(dataDir, log), log);
  return postmaster?.owner ? databaseUrl(readPasswords(dataDir).defter, postmaster) : undefined;
}

function databaseUrl(password: string, { port, socketFolder }: Address): string {
  const socket = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://defter:${password}@127.0.0.1:${port}/defter${socket}`;
}

async function start(cluster: Cluster, log: Options['log']) {
  for (let tries = 1; ; tries += 1) {
    await stopLeftover(cluster, log);
    const port = await freePort();
    try {
      return { server: await launch(cluster, port), port };
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await sleep(500);
    }
  }
}

async function stopLeftover(cluster: Cluster, log: Options['log']): Promise<void> {
  const { directory } = cluster;
  const leftover = findPostmaster(directory, log);
  if (leftover === undefined) return;
  if (leftover.owner) {
    throw new Error(`Process ${leftover.owner} already runs the database in ${directory}. Stop it first, or choose another DATA_DIR.`);
  }
  log(`A PostgreSQL left behind by a killed server (process ${leftover.pid}) holds ${directory}: stopping it`);
  await shutDown(cluster);
}
