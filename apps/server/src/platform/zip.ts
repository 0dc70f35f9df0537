import { once } from 'node:events';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, in pieces that are made during the writing. */
export type Entry = { name: string; content: Iterable<string | Buffer> | AsyncIterable<string | Buffer> };

/** Pieces are gathered to this many bytes, because each takes a way to another thread and back. */
const BLOCK = 64 * 1024;
/** A large piece is passed on in parts of this many bytes, without a copy: copies of whole pictures would pile up. */
const PART = 1024 * 1024;
/** The first day that the format knows. A fixed date gives the same file for the same content. */
const FIRST_DAY = 0x21;
/** The sizes stand behind the content, and the name is UTF-8. */
const FLAGS = 0x08_08;
const DEFLATED = 8;
/** A number that does not fit into four bytes stands in a field of eight. */
const FULL = 0xff_ff_ff_ff;
const FULL_COUNT = 0xff_ff;

type Written = { name: Buffer; offset: number; crc: number; packed: number; size: number };

/**
 * Writes a ZIP archive piece by piece, of any length; one file of it has at most 4 GiB. Nothing is made before it is asked
 * for, and whoever stops asking stops the writing. It is packed on another thread.
 */
export async function* zipStream(entries: Iterable<Entry> | AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const list: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    const head = headOf(entry);
    yield head;
    for await (const chunk of deflated(content, entry)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    if (entry.size > FULL || entry.packed > FULL) throw new Error(`${name} is too large for an archive`);
    const foot = footOf(entry);
    yield foot;
    offset += head.length + entry.packed + foot.length;
    list.push(entry);
  }
  let length = 0;
  for (const entry of list) {
    const line = lineOf(entry);
    length += line.length;
    yield line;
  }
  yield endOf(list.length, length, offset);
}

async function* deflated(content: Entry['content'], entry: Written): AsyncGenerator<Buffer> {
  const source = Readable.from(blocksOf(content, entry), { objectMode: false });
  const deflate = createDeflateRaw({ level: 5 });
  source.once('error', (error) => deflate.destroy(error));
  try {
    for await (const chunk of source.pipe(deflate)) yield chunk as Buffer;
  } finally {
    source.destroy();
    // The writing ends only after the source of the content has stopped.
    if (!source.closed) await once(source, 'close');
  }
}

async function* blocksOf(content: Entry['content'], entry: Written): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  const count = (block: Buffer) => {
    entry.crc = crc32(block, entry.crc);
    entry.size += block.length;
    return block;
  };
  const flush = () => {
    const block = Buffer.concat(parts);
    parts = [];
    length = 0;
    return count(block);
  };
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    if (bytes.length > BLOCK) {
      if (length > 0) yield flush();
      for (let at = 0; at < bytes.length; at += PART) yield count(bytes.subarray(at, at + PART));
      continue;
    }
    parts.push(bytes);
    length += bytes.length;
    if (length >= BLOCK) yield flush();
  }
  if (length > 0) yield flush();
}

function headOf({ name }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(FIRST_DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function footOf({ crc, packed, size }: Written): Buffer {
  const foot = Buffer.alloc(16);
  foot.writeUInt32LE(0x08_07_4b_50, 0);
  foot.writeUInt32LE(crc, 4);
  foot.writeUInt32LE(packed, 8);
  foot.writeUInt32LE(size, 12);
  return foot;
}

/** The line of a file in the list at the end. */
function lineOf({ name, offset, crc, packed, size }: Written): Buffer {
  const isFar = offset >= FULL;
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02_01_4b_50, 0);
  line.writeUInt16LE(isFar ? 45 : 20, 4);
  line.writeUInt16LE(isFar ? 45 : 20, 6);
  line.writeUInt16LE(FLAGS, 8);
  line.writeUInt16LE(DEFLATED, 10);
  line.writeUInt16LE(FIRST_DAY, 14);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(packed, 20);
  line.writeUInt32LE(size, 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt16LE(isFar ? 12 : 0, 30);
  line.writeUInt32LE(isFar ? FULL : offset, 42);
  if (!isFar) return Buffer.concat([line, name]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([line, name, far]);
}

/** The end of an archive: how many files it has and where their list begins. */
function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(count, FULL_COUNT), 8);
  end.writeUInt16LE(Math.min(count, FULL_COUNT), 10);
  end.writeUInt32LE(Math.min(length, FULL), 12);
  end.writeUInt32LE(Math.min(offset, FULL), 16);
  if (count < FULL_COUNT && length < FULL && offset < FULL) return end;
  const far = Buffer.alloc(76);
  far.writeUInt32LE(0x06_06_4b_50, 0);
  far.writeBigUInt64LE(44n, 4);
  far.writeUInt16LE(45, 12);
  far.writeUInt16LE(45, 14);
  far.writeBigUInt64LE(BigInt(count), 24);
  far.writeBigUInt64LE(BigInt(count), 32);
  far.writeBigUInt64LE(BigInt(length), 40);
  far.writeBigUInt64LE(BigInt(offset), 48);
  far.writeUInt32LE(0x07_06_4b_50, 56);
  far.writeBigUInt64LE(BigInt(offset + length), 64);
  far.writeUInt32LE(1, 72);
  return Buffer.concat([far, end]);
}
