import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_BYTES = 1_000_000;

/** `<dataDir>/postgres.log`. A long one is renamed to postgres.log.1, so at most two files are kept. */
export function logFile(dataDir: string): string {
  const file = join(dataDir, 'postgres.log');
  if (existsSync(file) && statSync(file).size > KEPT_BYTES) renameSync(file, `${file}.1`);
  return file;
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
