import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql/15/bin';

/**
 * The folder with the programs of PostgreSQL 15, the oldest that the README promises: POSTGRES_15, or Debian's, which is
 * installed now where that is possible.
 * @throws Error with what to do, when there is none.
 */
export async function ensurePostgres15() {
  const { POSTGRES_15 } = process.env;
  if (POSTGRES_15) {
    if (!isThere(POSTGRES_15)) throw new Error(`POSTGRES_15 is set to ${POSTGRES_15}, where no PostgreSQL is.`);
    return POSTGRES_15;
  }
  if (!isThere(DEBIAN)) await installPackages('postgresql-15');
  if (!isThere(DEBIAN)) throw new Error('The tests need PostgreSQL 15: install it, and set POSTGRES_15 to the folder of its programs.');
  return DEBIAN;
}

const isThere = (folder) => existsSync(join(folder, 'postgres'));
