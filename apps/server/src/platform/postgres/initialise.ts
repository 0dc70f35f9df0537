import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Passwords } from './passwords.ts';
import { run } from './run.ts';
import { INITIAL_SETTINGS } from './settings.ts';

type Initialise = { directory: string; account: Account | undefined; binaries: Binaries; passwords: Passwords; log: (message: string) => void };

/**
 * Makes the database files with the role and the database `defter`, unless they exist. It works in a folder beside and
 * renames that at the very end, so a folder with the final name is always complete. Leftovers of a killed attempt are
 * thrown away and never reused, because its programs may still be running.
 */
export async function initialise({ directory, account, binaries, passwords, log }: Initialise): Promise<void> {
  const prefix = `${directory}-setup-`;
  for (const name of readdirSync(dirname(directory)).filter((entry) => entry.startsWith(basename(prefix)))) {
    log(`Removing ${name}, a database that was never finished`);
    rmSync(join(dirname(directory), name), { recursive: true, force: true });
  }
  if (existsSync(directory)) return;
  log(`Making the database in ${directory}`);
  const unfinished = mkdtempSync(prefix);
  const data = join(unfinished, 'data');
  const passwordFile = join(unfinished, 'superuser-password');
  writeFileSync(passwordFile, passwords.postgres, { mode: 0o600 });
  if (account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);

  const settings = Object.entries(INITIAL_SETTINGS).map(([name, value]) => `--set=${name}=${value}`);
  await run(
    binaries.initdb,
    [
      `--pgdata=${data}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--data-checksums',
      '--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=tr-TR', ...settings,
    ],
    { account, cwd: unfinished },
  );
  // The single-user mode needs no port and no password. It takes one statement per line.
  const statements = [
    `create role defter login createdb createrole password '${passwords.defter}'`,
    'create database defter owner defter',
  ];
  await run(binaries.postgres, ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'], {
    account,
    cwd: unfinished,
    input: `${statements.join('\n')}\n`,
  });
  renameSync(data, directory);
  rmSync(unfinished, { recursive: true });
}
