import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOnce } from '../files/create-once.ts';
import { unlessGone } from '../files/unless-gone.ts';

/** The length of a bayi's chain and the digest at its end. */
export type Head = { sira: number; ozet: string };
/** The head of each bayi's chain, by bayiID. */
export type Heads = Map<number, Head>;

type Anchor = { heads: Record<string, Head>; imza: string };

const fileOf = (dataDir: string) => join(dataDir, 'kayit-muhru.json');
const keyOf = (dataDir: string) => join(dataDir, 'kayit-muhru.key');

/**
 * Reads the heads as they were last written to a file beside the database. Somebody who changes the tables cannot reach
 * that file. It is signed with the key of the installation, so a copy kept elsewhere is proof as well.
 * @throws Error when somebody without the key changed the file
 */
export async function readAnchor(dataDir: string): Promise<Heads> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(unlessGone(undefined));
  if (text === undefined) return new Map();
  const { heads, imza } = JSON.parse(text) as Anchor;
  const expected = sign(await readKey(dataDir), heads);
  const given = Buffer.from(imza, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error(`${fileOf(dataDir)} was changed: its signature is wrong.`);
  return new Map(Object.entries(heads).map(([bayiID, head]) => [Number(bayiID), head]));
}

let last: Promise<void> = Promise.resolve();

/**
 * Writes down the heads that moved, one call after the other: each adds to what the one before has written. Nobody ever
 * sees a half-written file, also after a power cut.
 */
export async function moveAnchor(dataDir: string, moved: Heads): Promise<void> {
  if (moved.size === 0) return;
  const written = last.then(() => write(dataDir, moved));
  // The caller gets a failure; the next call writes all the same.
  last = written.catch(() => undefined);
  await written;
}

async function write(dataDir: string, moved: Heads): Promise<void> {
  const heads = Object.fromEntries([...(await readAnchor(dataDir)), ...moved]);
  const anchor: Anchor = { heads, imza: sign(await readKey(dataDir), heads).toString('hex') };
  const file = fileOf(dataDir);
  // Two servers that share the folder must not write into the same unfinished file.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(anchor), { flush: true });
  await rename(fresh, file);
}

/** After a restore the chains end where the backup ends. The newer heads are put aside, not thrown away. */
export async function setAnchorAside(dataDir: string, time: Date): Promise<void> {
  const file = fileOf(dataDir);
  await rename(file, file.replace('.json', `-${time.toISOString().replace(/\D/g, '').slice(0, 14)}.json`)).catch(unlessGone(undefined));
}

const sign = (key: Buffer, heads: Anchor['heads']): Buffer => createHmac('sha256', key).update(JSON.stringify(heads)).digest();

async function readKey(dataDir: string): Promise<Buffer> {
  const file = keyOf(dataDir);
  const kept = await readFile(file, 'utf8').catch(unlessGone(undefined));
  if (kept !== undefined) return Buffer.from(kept, 'hex');
  // The second of two processes takes the key of the first.
  createOnce(file, randomBytes(32).toString('hex'));
  return readKey(dataDir);
}
