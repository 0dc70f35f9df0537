import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Entry, zipStream } from './zip.ts';

const zip = async (entries: Entry[]): Promise<Buffer> => Buffer.concat(await Array.fromAsync(zipStream(entries)));

it('writes what others read, whatever a file is called and however long it is', async () => {
  const long = Buffer.alloc(300_000, 'defter ');
  const files = unzipSync(await zip([{ name: 'dosyalar/ışık.txt', content: ['İğ', Buffer.from('üş')] }, { name: 'bos', content: [] }, { name: 'uzun', content: [long] }]));
  expect(Object.keys(files)).toEqual(['dosyalar/ışık.txt', 'bos', 'uzun']);
  expect(Buffer.from(files['dosyalar/ışık.txt']!).toString()).toBe('İğüş');
  expect(files.bos).toHaveLength(0);
  expect(Buffer.from(files.uzun!).equals(long)).toBe(true);
});

it('makes nothing more when nobody asks for it, and is over when its content is', async () => {
  let made = 0;
  let isOver = false;
  async function* content() {
    try {
      for (; ; made += 1) yield Buffer.alloc(100_000, String(made));
    } finally {
      await Promise.resolve();
      isOver = true;
    }
  }
  const archive = zipStream([{ name: 'a', content: content() }]);
  for (let i = 0; i < 3; i += 1) await archive.next();
  await archive.return(undefined);
  expect(isOver).toBe(true);
  expect(made).toBeLessThan(100);
});

it('fails with the reason of what could not be read', async () => {
  async function* broken() {
    yield 'a';
    throw new Error('the database is gone');
  }
  await expect(zip([{ name: 'a', content: broken() }])).rejects.toThrow('the database is gone');
});
