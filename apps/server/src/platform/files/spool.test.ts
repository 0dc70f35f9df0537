import { readdir, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { spool } from './spool.ts';

const named = async () => (await readdir(tmpdir())).filter((name) => /^defter-[0-9a-f]{8}-/.test(name));
/** Files without a name that this process still holds. */
async function held(): Promise<number> {
  const links = await Promise.all((await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return links.filter((link) => /defter-[0-9a-f-]+ \(deleted\)$/.test(link)).length;
}
async function* pieces(count: number, error?: Error) {
  for (let i = 0; i < count; i += 1) yield Buffer.alloc(100_000, i);
  if (error) throw error;
}

it('gives back what was written, has no name, and is gone when it was read or nobody wants it', async () => {
  const before = await named();
  const { stream, length } = await spool(pieces(30));
  expect([length, await held(), await named()]).toEqual([3_000_000, 1, before]);
  const data = await buffer(stream);
  expect([data.length, data[0], data.at(-1)]).toEqual([3_000_000, 0, 29]);
  const { stream: unwanted } = await spool(pieces(3));
  unwanted.destroy();
  await expect.poll(held).toBe(0);
});

it('keeps nothing of what was broken off', async () => {
  await expect(spool(pieces(3, new Error('gone')))).rejects.toThrow('gone');
  await later();
  expect(await held()).toBe(0);
});
