import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitCode, ROOT } from './node24.mjs';

/** Whether node_modules matches package-lock.json. A package that is optional here may be missing, but not different. */
export function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (link || !path.startsWith('node_modules/')) return true;
    return found[path] ? found[path].version === version : optional === true;
  });
}

/**
 * Installs exactly the versions of the lock file, if they are not there yet.
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function install() {
  if (isInstalled()) return false;
  // On Windows a running node.exe cannot be deleted, and `npm ci` begins by deleting everything.
  const command = process.platform === 'win32' ? 'install' : 'ci';
  const code = await runNpm([command, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ${command} failed; what it printed above says why.`);
  return true;
}

/** Runs the machine's own npm and Node, because the ones in node_modules may be replaced at that moment. */
function runNpm(args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(join(ROOT, 'node_modules')));
  const env = { ...process.env, PATH: path.join(delimiter) };
  return exitCode(spawn('npm', args, { cwd: ROOT, env, stdio: 'inherit', shell: process.platform === 'win32' }));
}
