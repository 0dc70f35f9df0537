import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the chain of a bayi is, and the digest at its end. */
export type Head = { sira: number; ozet: string };
export type Heads = Map<number, Head>;

type Anchor = { heads: Record<string, Head>; imza: string };

const fileOf = (dataDir: string) => join(dataDir, 'kayit-muhru.json');
const keyOf = (dataDir: string) => join(dataDir, 'kayit-muhru.key');

/**
 * The heads as they were last written down beside the database, where who changes the tables cannot reach; signed with
 * the key of the installation, so that a copy elsewhere is proof as well.
 * @throws Error when the file was changed by somebody without the key
 */
export async function readAnchor(dataDir: string): Promise<Heads> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(ignoreMissing);
  if (text === undefined) return new Map();
  const { heads, imza } = JSON.parse(text) as Anchor;
  const expected = sign(await readKey(dataDir), heads);
  const given = Buffer.from(imza, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error(`${fileOf(dataDir)} was changed: its signature is wrong.`);
  return new Map(Object.entries(heads).map(([bayiID, head]) => [Number(bayiID), head]));
}

/** Writes down the heads that moved; a file that is half written is never seen. */
export async function moveAnchor(dataDir: string, moved: Heads): Promise<void> {
  if (moved.size === 0) return;
  const heads = Object.fromEntries([...(await readAnchor(dataDir)), ...moved]);
  const anchor: Anchor = { heads, imza: sign(await readKey(dataDir), heads).toString('hex') };
  const file = fileOf(dataDir);
  await writeFile(`${file}.yeni`, JSON.stringify(anchor));
  await rename(`${file}.yeni`, file);
}

/** After a restore the chains end where the backup ends; what was written down since is put aside, not thrown away. */
export async function setAnchorAside(dataDir: string, time: Date): Promise<void> {
  const file = fileOf(dataDir);
  await rename(file, file.replace('.json', `-${time.toISOString().replace(/\D/g, '').slice(0, 14)}.json`)).catch(ignoreMissing);
}

const sign = (key: Buffer, heads: Anchor['heads']): Buffer => createHmac('sha256', key).update(JSON.stringify(heads)).digest();

async function readKey(dataDir: string): Promise<Buffer> {
  const file = keyOf(dataDir);
  const kept = await readFile(file, 'utf8').catch(ignoreMissing);
  if (kept !== undefined) return Buffer.from(kept, 'hex');
  await mkdir(dataDir, { recursive: true });
  // Whole or not at all, and once: a power cut leaves no half key, and of two processes the second takes the first one's.
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600 });
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readKey(dataDir);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
