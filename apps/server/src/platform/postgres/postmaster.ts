import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeProcess, isAlive } from './processes.ts';

/** The PostgreSQL server that holds a database folder, and the process of ours that started it, while that one lives. */
export type Postmaster = Address & { pid: number; owner: number | undefined };

/** How a server is reached: by its port on the loopback, and by a socket where the folder can hold one. */
export type Address = { port: number; socketFolder: string | undefined };

/** What the folder's postmaster.pid says; its lines are pid, folder, start time, port, socket folder, …, and at last the state. */
export function readPidFile(directory: string): (Address & { pid: number; isReady: boolean }) | undefined {
  const file = pidFile(directory);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] || undefined, isReady: lines[7]?.trim() === 'ready' };
}

/**
 * The server that holds the folder, if there is one. Its process id may by now belong to a foreign process, so it
 * counts only when the command line names this very folder. A note that names a foreign process is removed, because
 * PostgreSQL would refuse to start beside it.
 */
export function findPostmaster(directory: string, log: (message: string) => void): Postmaster | undefined {
  const noted = readPidFile(directory);
  if (!noted || !isAlive(noted.pid)) return undefined;
  const found = describeProcess(noted.pid);
  if (found === undefined) return undefined;
  if (!found.command.includes(`-D ${directory} `)) {
    log(`Process ${noted.pid} is not the PostgreSQL of ${directory} any more: removing its postmaster.pid`);
    rmSync(pidFile(directory), { force: true });
    return undefined;
  }
  const owner = Number(/defter\.owner=(\d+)/.exec(found.command)?.[1]);
  // An orphan is handed to another parent, so the parent is the owner for exactly as long as the owner lives.
  return { ...noted, owner: found.parent === owner ? owner : undefined };
}

function pidFile(directory: string): string {
  return join(directory, 'postmaster.pid');
}
