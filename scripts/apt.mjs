import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitCode } from './node24.mjs';

/** Installs packages on a Debian where we are root, as in a CI. It does nothing elsewhere. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  console.log(`test: installing Debian's ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    await exitCode(spawn('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }));
  }
}

/** The path of the first of these programs that the machine has, or undefined. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}
