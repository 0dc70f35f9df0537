import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { openLog, tailOf } from './log-file.ts';
import { readPidFile } from './postmaster.ts';
import { postgresEnvironment, run } from './run.ts';
import { startSettings } from './settings.ts';

/** A database folder and everything that is needed to run a server on it. */
export type Cluster = { directory: string; account: Account | undefined; binaries: Binaries; logFile: string };

/**
 * Starts the server and waits until it answers.
 * @throws Error with the end of its log when it gives up before (the port was taken, the disk is full, …).
 */
export async function launch(cluster: Cluster, port: number): Promise<ChildProcess> {
  const settings = Object.entries(startSettings(port, cluster.directory)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(cluster.logFile);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.directory, ...settings], {
    ...cluster.account,
    cwd: cluster.directory,
    env: postgresEnvironment(),
    stdio: ['ignore', log, log],
    windowsHide: true,
    // Ctrl+C reaches the whole process group; the server stops its database itself, after its own last writes.
    detached: process.platform !== 'win32',
  });
  closeSync(log);
  const failure = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${tailOf(cluster.logFile)}`)));
  });
  // After the start nobody waits for this promise any more, and the exit is the supervisor's business.
  failure.catch(() => undefined);
  await Promise.race([failure, untilReady(child, cluster.directory)]);
  return child;
}

/** A fast shutdown: open transactions are rolled back, the rest is written out; returns when the server is gone. */
export async function shutDown({ binaries, directory, account }: Cluster): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-D', directory, '--mode=fast', '--wait', '--timeout=120'], { account, cwd: directory });
}

/** Below the ports that systems give to outgoing connections: one of those could take a port between the look at it and its use. */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A port of the loopback that is free right now.
 * @throws Error when none of a hundred is
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No port of the loopback is free');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

async function untilReady(child: ChildProcess, directory: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const noted = readPidFile(directory);
    if (noted?.pid === child.pid && noted?.isReady) return;
    await sleep(20);
  }
}
