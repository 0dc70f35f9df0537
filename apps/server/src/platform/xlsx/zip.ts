import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, in pieces that are made while it is written. */
export type Entry = { name: string; content: Iterable<string | Buffer> | AsyncIterable<string | Buffer> };

/** 1980-01-01 00:00, the first moment that the format knows: the same content gives the same file. */
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/**
 * A ZIP archive (APPNOTE 6.3, without ZIP64). Only the compressed bytes are kept, so memory grows with the size of the
 * result and not with what it is made of.
 */
export async function zip(entries: Iterable<Entry>): Promise<Buffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const { crc, size, packed } = await deflate(content);
    const header = headerOf(Buffer.from(name), { crc, size, packedSize: lengthOf(packed) });
    directory.push(directoryEntry(header, offset));
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header.common, header.lengths, header.name]);
    parts.push(local, ...packed);
    offset += local.length + lengthOf(packed);
  }
  return Buffer.concat([...parts, ...directory, endOf(directory, offset)]);
}

const lengthOf = (chunks: Buffer[]) => chunks.reduce((sum, { length }) => sum + length, 0);

async function deflate(content: Entry['content']): Promise<{ crc: number; size: number; packed: Buffer[] }> {
  let crc = 0;
  let size = 0;
  const packed: Buffer[] = [];
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(Readable.from(counted()), createDeflateRaw({ level: 6 }), async (chunks) => {
    for await (const chunk of chunks) packed.push(chunk as Buffer);
  });
  return { crc, size, packed };
}

type Header = { common: Buffer; lengths: Buffer; name: Buffer };

function headerOf(name: Buffer, { crc, size, packedSize }: { crc: number; size: number; packedSize: number }): Header {
  const common = Buffer.alloc(22);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(UTF8_NAMES, 2);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt16LE(DOS_DATE, 8);
  common.writeUInt32LE(crc, 10);
  common.writeUInt32LE(packedSize, 14);
  common.writeUInt32LE(size, 18);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return { common, lengths, name };
}

function directoryEntry({ common, lengths, name }: Header, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, lengths, rest.subarray(0, 14), name]);
}

function endOf(directory: Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(lengthOf(directory), 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
