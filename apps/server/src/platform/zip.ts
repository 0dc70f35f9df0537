import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in pieces that are made during the writing. */
export type Entry = { name: string; content: Iterable<string | Buffer> | AsyncIterable<string | Buffer> };

/** The first day that the format knows. A fixed date gives the same file for the same content. */
const mtime = new Date(1980, 0, 1);

/** Makes a ZIP archive. Only the compressed bytes are kept, so memory grows with the result and not with its source. */
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
