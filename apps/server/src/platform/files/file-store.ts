import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unlessGone } from './unless-gone.ts';
import { writeWhole } from './write-whole.ts';

/** The store of uploads. A key is `<bayi>/<kind>/<random>.<ext>` and never comes from a person. */
export type FileStore = {
  /** Keeps a file and returns its key. The whole file is on disk when this resolves. */
  put(file: { bayiID: number; kind: string; extension: string; data: Uint8Array }): Promise<string>;
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** The keys of everything that a bayi has. */
  list(bayiID: number): Promise<string[]>;
};

/** Removes many files, as far as they exist. A file that cannot be removed does not stop the others. */
export async function removeAll({ remove }: Pick<FileStore, 'remove'>, keys: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map(remove));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'files stay behind');
}

/** What a key looks like, for PostgreSQL too. */
export const KEY = /^\d+\/[a-z-]+\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/;

/** A store in a folder, named by a file: address. */
export function createFolderStore(url: string): FileStore {
  const root = fileURLToPath(url);
  return {
    async put({ bayiID, kind, extension, data }) {
      const key = `${bayiID}/${kind}/${randomUUID()}.${extension}`;
      await writeWhole(join(root, key), [data]);
      return key;
    },
    async get(key) {
      if (!KEY.test(key)) return undefined;
      return readFile(join(root, key)).catch(unlessGone(undefined));
    },
    async remove(key) {
      if (KEY.test(key)) await rm(join(root, key), { force: true });
    },
    async list(bayiID) {
      const names = await readdir(join(root, String(bayiID)), { recursive: true }).catch(unlessGone([]));
      return names.map((name) => `${bayiID}/${name.split(sep).join('/')}`).filter((key) => KEY.test(key)).toSorted();
    },
  };
}
