import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import * as z from 'zod/mini';
import type { Entries } from './load-entries.ts';

/*
 * The last entry of a backup has the SHA-256 of every entry before it, in their order. It shows what was changed, lost or
 * added by accident. Somebody who changes a backup on purpose can rewrite the list too, so the operator keeps the digest
 * of the list, which `npm run backup` prints.
 */
const LIST = 'digests.json';
const Digests = z.array(z.tuple([z.string(), z.string()]));

/** Adds entries to an archive and remembers the digest of each. */
export function createDigestedPack(archive: Pack) {
  const digests: [string, string][] = [];
  const add = async (name: string, size: number, content: Readable | Buffer) => {
    const hash = createHash('sha256');
    const entry = archive.entry({ name, size });
    const through = hashInto(hash);
    const sent = pipeline(through, entry);
    if (Buffer.isBuffer(content)) through.end(content);
    else await pipeline(content, through);
    await sent;
    digests.push([name, hash.digest('hex')]);
  };
  return {
    add,
    /** Ends the archive with the list, and returns the digest of the list. */
    async finish(): Promise<string> {
      const text = Buffer.from(JSON.stringify(digests));
      await add(LIST, text.length, text);
      archive.finalize();
      return digests.at(-1)![1];
    },
  };
}

/**
 * Reads the rest of an archive and compares each entry with the list at its end.
 * @param first name and digest of the entry that was read before
 * @returns the digest of the list
 * @throws Error with a sentence that names the first entry that is not as it was written
 */
export async function checkDigests(entries: Entries, first: [string, string]): Promise<string> {
  const found = [first];
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name } = next.value.header;
    const hash = createHash('sha256');
    const through = hashInto(hash);
    const read = pipeline(next.value, through);
    if (name === LIST) {
      const list = z.safeParse(Digests, await json(through).catch(() => undefined));
      await read;
      if (!list.success) throw new Error(damaged('its list of digests cannot be read'));
      compare(found, list.data);
      if (!(await entries.next()).done) throw new Error(damaged('something was added at its end'));
      return hash.digest('hex');
    }
    through.resume();
    await read;
    found.push([name, hash.digest('hex')]);
  }
  throw new Error(damaged('it is cut off'));
}

function compare(found: [string, string][], written: [string, string][]): void {
  const byName = new Map(found);
  for (const [name, digest] of written) {
    if (!byName.has(name)) throw new Error(damaged(`${name} is missing`));
    if (byName.get(name) !== digest) throw new Error(damaged(`${name} was changed`));
    byName.delete(name);
  }
  const [extra] = byName.keys();
  if (extra !== undefined || found.length !== written.length) throw new Error(damaged(`${extra ?? 'an entry'} was added`));
}

const damaged = (what: string) => `This backup is not as it was written: ${what}. Nothing was restored.`;

/** The digest of the list itself is not part of it. */
export const isDigestList = (name: string): boolean => name === LIST;

function hashInto(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
