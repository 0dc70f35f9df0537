import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
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

/** Can the account walk down to this path? Judged by the mode bits alone, so an unusual ACL counts as "no". */
export function isReachable(path: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  let folder = realpathSync(path);
  for (;;) {
    const { mode, uid } = statSync(folder);
    const search = uid === account.uid ? 0o100 : 0o001;
    if ((mode & search) === 0) return false;
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}

function nobody(): Account {
  const fields = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return fields ? { uid: Number(fields[1]), gid: Number(fields[2]) } : { uid: 65534, gid: 65534 };
}
