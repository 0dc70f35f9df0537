import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const KEPT_BYTES = 1_000_000;

/** Opens the log of PostgreSQL to be written on. A long one is renamed to postgres.log.1, so at most two files are kept. */
export function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > KEPT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** The last of a log, for an error message. */
export function tailOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(1500);
    const length = readSync(descriptor, buffer, 0, buffer.length, Math.max(0, statSync(file).size - buffer.length));
    return buffer.toString('utf8', 0, length).trim();
  } finally {
    closeSync(descriptor);
  }
}
