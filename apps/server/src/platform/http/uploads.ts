import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';

/** The files that came with one request; they lie on the disk and nowhere in memory. */
export type Uploads = {
  /** Writes a file as it arrives; what it resolves with reads it from the disk. */
  save(content: Readable, name: string, type: string): Promise<File>;
  /** Deletes them all, and whatever is still being written. */
  remove(): void;
};

/** Where they lie below the data folder; what a killed server has left there is removed at the next start. */
export const UPLOADS = 'yuklenenler';

type Options = { folder: string; log: Pick<FastifyBaseLogger, 'error'> };

export async function openUploads({ folder, log }: Options): Promise<Uploads> {
  await mkdir(folder, { recursive: true });
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
        // In the same turn in which it came: a form that breaks off breaks its file, and somebody must hear it.
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
