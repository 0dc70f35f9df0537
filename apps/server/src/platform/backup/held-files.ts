import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { unlessGone } from '../files/unless-gone.ts';

/** Beside the uploads, because a hard link cannot leave its file system. */
const HELD = '.yedek-';

/**
 * Uploads that a backup has taken hold of by hard links: what people delete meanwhile is still there to be read. Their
 * content never changes, so a link is as good as a copy.
 */
export type HeldFiles = {
  /** Holds the files that are there now. */
  hold(): Promise<void>;
  /** The files by name, `7/avatar/….png`, and where they can be read. */
  list(): { name: string; path: string }[];
  release(): Promise<void>;
};

/**
 * Begins without any file, and removes what a killed backup has held: files deleted since must not live on. No other
 * backup may run meanwhile.
 * @throws Error when the folder is there and cannot be read
 */
export async function holdFiles(folder: string): Promise<HeldFiles> {
  // Before the first upload there is no folder.
  const beside = await readdir(folder).catch(unlessGone([]));
  for (const name of beside.filter((found) => found.startsWith(HELD))) await rm(join(folder, name), { recursive: true, force: true });
  const place = join(folder, `${HELD}${randomUUID()}`);
  const held = new Map<string, string>();
  return {
    async hold() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone([]));
      for (const entry of entries.filter((found) => found.isFile() && !found.name.endsWith('.part'))) {
        const from = join(entry.parentPath, entry.name);
        const name = relative(folder, from).split(sep).join('/');
        // Folders with a dot are those of a backup, or of passing files, which can be made anew.
        if (name.startsWith('.') || held.has(name)) continue;
        const path = join(place, name);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        if (await takeHold(from, path)) held.set(name, path);
      }
    },
    list: () => [...held].map(([name, path]) => ({ name, path })),
    release: () => rm(place, { recursive: true, force: true }),
  };
}

/** @returns false for a file that was deleted after the folder was listed */
async function takeHold(from: string, path: string): Promise<boolean> {
  try {
    // Some file systems have no links.
    await link(from, path).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? Promise.reject(error) : copyFile(from, path)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
