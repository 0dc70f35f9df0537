import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file with a secret of the installation, for the account of the server alone. Nobody finds it before its content is on the disk, and
 * its name is there too when this returns: what was encrypted with a key may not outlive the key in a power cut. Of two processes
 * that create it at once the second leaves the file of the first as it is.
 */
export function createOnce(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  // A killed process with the same number may have left this name behind.
  rmSync(fresh, { force: true });
  const opened = openSync(fresh, 'wx', 0o600);
  try {
    writeSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh);
  }
  // Windows opens no folder, and keeps names by itself.
  if (process.platform !== 'win32') syncFolder(dirname(file));
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
