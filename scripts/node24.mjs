import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The Node that runs the product: this one where it is new enough, else the one npm brought.
 * Undefined before the first install.
 */
function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const brought = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(brought) ? brought : undefined;
}

/**
 * Starts a script or tool of the project on Node 24, with the terminal of this process.
 * @param {string[]} args what follows `node`
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startNode24(args, options) {
  const node = findNode24();
  if (node === undefined) {
    throw new Error('Node 24 is missing from node_modules: npm did not run the install scripts of the packages. Run "npm rebuild --ignore-scripts=false" and try again.');
  }
  return spawn(node, args, { cwd: ROOT, stdio: 'inherit', ...options });
}

/** Runs it to its end and answers with its exit code. */
export async function runNode24(args, options) {
  return exitCode(startNode24(args, options));
}

/** @param {import('node:child_process').ChildProcess} child */
export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Passes our signals on to the child, so that stopping the script stops its child too, and waits for it. */
export function passSignalsTo(child) {
  // On Windows a signal is a plain kill, and Ctrl+C reaches the child by itself.
  const signals = process.platform === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
}

/** The path of a tool that npm installed, as an argument for Node. */
export function tool(name, file) {
  return join(ROOT, 'node_modules', name, file);
}
