import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { accountFor, isReachable, letThrough } from './account.ts';
import { SHARED_FOLDER } from './binaries.ts';

/**
 * The real path of `<dataDir>/postgres`, which need not exist yet. Where the database account cannot reach dataDir
 * (root keeps the project in /root), the files live below /var/lib/defter and `<dataDir>/postgres` is a link to them.
 * @throws Error when the link leads to the database of another data folder.
 */
export function databaseFolder(dataDir: string, log: (message: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const place = join(home, 'postgres');
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory()) return place;
  if (found === undefined) {
    const account = accountFor(place);
    letThrough(home, account);
    if (isReachable(home, account)) return place;
  }

  const elsewhere = join(SHARED_FOLDER, `${basename(home)}-${createHash('sha256').update(home).digest('hex').slice(0, 8)}`);
  const target = join(elsewhere, 'postgres');
  if (found === undefined) linkElsewhere(place, elsewhere, target, log);
  else if (!found.isSymbolicLink() || readlinkSync(place) !== target) {
    throw new Error(`${place} belongs to another data folder. Remove it to begin with an empty database.`);
  }
  return target;
}

function linkElsewhere(place: string, elsewhere: string, target: string, log: (message: string) => void): void {
  log(`The database account cannot reach ${place}: the database lives in ${target}`);
  mkdirSync(elsewhere, { recursive: true });
  // The umask of root must not close the way for the account.
  for (const folder of [SHARED_FOLDER, elsewhere]) chmodSync(folder, 0o755);
  if (existsSync(target)) {
    // The data folder with its password was deleted by hand, but its database was not. We never throw that away.
    const aside = `${target}-${Date.now()}`;
    renameSync(target, aside);
    log(`Kept the database of a deleted data folder as ${aside}`);
  }
  symlinkSync(target, place);
}
