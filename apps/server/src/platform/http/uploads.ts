import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';

/** The files of one request. They lie on the disk, never in memory. */
export type Uploads = {
  /** Writes a file as it arrives; the resulting file is read from the disk. */
  save(content: Readable, name: string, type: string): Promise<File>;
  /** Deletes all files of the request, also those that are still being written. */
  remove(): void;
};

/** The folder of the uploads below the data folder. Leftovers of a killed server are removed at the next start. */
export const UPLOADS = 'yuklenenler';

type Options = { folder: string; log: Pick<FastifyBaseLogger, 'error'> };

/** Opens the uploads of one request. */
export function openUploads({ folder, log }: Options): Uploads {
  const paths: string[] = [];
  const gone = new AbortController();
  const removeFile = (path: string) => {
    rm(path, { force: true }).catch((err: unknown) => log.error({ err }, 'an uploaded file stays behind'));
  };
  return {
    async save(content, name, type) {
      const path = join(folder, randomUUID());
      paths.push(path);
      try {
        // Most forms have no file, so the folder is made for the first one.
        mkdirSync(folder, { recursive: true });
        // The pipeline starts in the same turn in which the file came: a broken form also breaks its file, and somebody
        // must catch that error.
        await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal: gone.signal });
        return new File([await openAsBlob(path)], name, { type });
      } catch (error) {
        removeFile(path);
        throw error;
      }
    },
    remove() {
      gone.abort();
      paths.forEach(removeFile);
    },
  };
}
