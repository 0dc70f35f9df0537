import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user id PostgreSQL runs as; undefined means: as the user of this process. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. A root process runs it as the owner the database folder already has,
 * and a new one as `nobody`; any other user runs it as himself.
 */
export function accountFor(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(directory)) {
    const { uid, gid } = statSync(directory);
    if (uid !== 0) return { uid, gid };
  }
  return nobody();
}

/** Whether the account can walk down to this path. Judged by the mode bits alone, so an unusual ACL counts as "no". */
export function isReachable(path: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  let folder = realpathSync(path);
  while (maySearch(folder, account)) {
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
  return false;
}

/** Lets the account, and nobody else, walk through a folder that is closed to all but its owner. */
export function letThrough(folder: string, account: Account | undefined): void {
  if (account === undefined) return;
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0) return;
  chownSync(folder, uid, account.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
}

function maySearch(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === account.gid ? 0o010 : 0o001)) !== 0;
}

function nobody(): Account {
  const fields = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : { uid: 65534, gid: 65534 };
}
