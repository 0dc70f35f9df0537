import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'defter-tests-';
const GIGABYTE = 2 ** 30;
/** A run fills half a gigabyte at most. */
const ROOM = 2 * GIGABYTE;
const FREE = 6 * GIGABYTE;

/**
 * Keeps the tests' files in memory if there is room: on a disk that has been in use for a while a copy of the migrated database, some two thousand
 * small files, takes up to twenty times as long. The folder is removed with the run, and that of a killed run with the next.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const name of readdirSync(MEMORY)) if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  const folder = join(MEMORY, `${NAME}${process.pid}`);
  // Numbers of processes come again.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= FREE;
  } catch {
    return false; // another system than Linux
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
