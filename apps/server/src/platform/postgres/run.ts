import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * The part of our environment that a PostgreSQL program may see: a stray PGPORT or PGOPTIONS of the user must not steer
 * it.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

type RunOptions = { account?: Account; cwd: string; input?: string };

/**
 * Runs one PostgreSQL program to its end.
 * @throws Error with the end of its output, when it exits with anything but 0.
 */
export function run(program: string, args: string[], { account, cwd, input }: RunOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd, env: postgresEnvironment(), windowsHide: true });
    let printed = '';
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-2000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    // A program that gives up early closes its input. Its exit code says why, so the broken pipe may be ignored.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${signal ?? code}: ${printed.trim()}`));
    });
  });
}
