import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file that only the account of the server may read. It gets its name once it is whole and on the disk; until then an earlier file
 * stays. `content` gives bytes. Rejects with the error of the disk or of `content`, and leaves nothing half written.
 */
export async function writeWhole(path: string, content: Iterable<Uint8Array> | AsyncIterable<unknown>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(content, createWriteStream(`${path}.part`, { mode: 0o600, flush: true }));
    await rename(`${path}.part`, path);
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    throw error;
  }
}
