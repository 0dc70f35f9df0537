import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unlessGone } from './unless-gone.ts';
import { writeWhole } from './write-whole.ts';

/** Beside the uploads, so that every server finds it; a name with a dot is in no backup. */
const FOLDER = '.paketler';
const NAME = /^\d+-[0-9a-f-]{36}\.zip$/;

/** Large files that are made for somebody to download, and are deleted after some days. */
export type PassingFiles = {
  /** Writes a file as it is made. It gets its name when it is complete; nothing stays of a file that fails. */
  write(bayiID: number, content: AsyncIterable<Uint8Array>): Promise<{ name: string; size: number }>;
  /** Undefined for a file that is gone. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
  /** Removes every file that is not among these and has not been written to for an hour. */
  keepOnly(names: ReadonlySet<string>): Promise<void>;
};

export function createPassingFiles(filesUrl: string): PassingFiles {
  const folder = join(fileURLToPath(filesUrl), FOLDER);
  return {
    async write(bayiID, content) {
      const name = `${bayiID}-${randomUUID()}.zip`;
      const path = join(folder, name);
      await writeWhole(path, content);
      return { name, size: (await stat(path)).size };
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      const file = await open(join(folder, name)).catch(unlessGone(undefined));
      return file?.createReadStream();
    },
    async remove(name) {
      if (NAME.test(name)) await rm(join(folder, name), { force: true });
    },
    async keepOnly(names) {
      // The folder is made with its first file, and another server may remove a file at the same time.
      for (const name of await readdir(folder).catch(unlessGone([]))) {
        if (names.has(name)) continue;
        const written = (await stat(join(folder, name)).catch(unlessGone(undefined)))?.mtimeMs;
        if (written !== undefined && Date.now() - written > 3_600_000) await rm(join(folder, name), { force: true });
      }
    },
  };
}
