import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that is written and not read yet. Whoever has it reads it to the end or destroys it. */
export type Spooled = { stream: Readable; /** In bytes. */ length: number };

/**
 * Writes pieces into a file without a name, which is gone when it was read, when its reader goes away, and when the
 * process ends: nothing of it is left behind, and none of it is in memory.
 */
export async function spool(pieces: AsyncIterable<Uint8Array>): Promise<Spooled> {
  const path = join(tmpdir(), `defter-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let length = 0;
    for await (const piece of pieces) {
      await file.appendFile(piece);
      length += piece.length;
    }
    return { stream: file.createReadStream({ start: 0 }), length };
  } catch (error) {
    await file.close();
    throw error;
  }
}
