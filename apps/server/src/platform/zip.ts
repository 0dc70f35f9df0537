import { setImmediate as others } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in pieces that are made during the writing. */
export type Entry = { name: string; content: Iterable<string | Buffer> | AsyncIterable<string | Buffer> };

/** The first day that the format knows. A fixed date gives the same file for the same content. */
const mtime = new Date(1980, 0, 1);
/** How many bytes are compressed before others have their turn; some milliseconds. */
const TURN = 256 * 1024;

/** Makes a ZIP archive, piece by piece as it is asked for: neither the source nor the result is in memory as a whole. */
export async function* zip(entries: Iterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  let bytes = 0;
  for (const { name, content } of entries) {
    const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime });
    archive.add(file);
    for await (const part of content) {
      const piece = Buffer.from(part);
      file.push(piece);
      yield* made.splice(0);
      bytes += piece.length;
      if (bytes < TURN) continue;
      bytes = 0;
      await others();
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield* made.splice(0);
}
