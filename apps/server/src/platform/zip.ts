import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in pieces that are made while it is written. */
export type Entry = { name: string; content: Iterable<string | Buffer> | AsyncIterable<string | Buffer> };

/** The first day that the format knows: the same content gives the same file. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive. Only the compressed bytes are kept, so memory grows with the result and not with what it is made of. */
export async function zip(entries: Iterable<Entry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { name, content } of entries) {
    const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime });
    archive.add(file);
    for await (const part of content) file.push(Buffer.from(part));
    file.push(new Uint8Array(), true);
  }
  archive.end();
  return Buffer.concat(chunks);
}
