import * as z from 'zod/mini';

/** The version of the backup format. A program reads its own version and no other. */
export const FORMAT = 2;

const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/**
 * The first entry of a backup, `manifest.json`: the schema and the contents. `schema` is the name of the newest
 * migration; the value of a sequence is the last id it gave.
 */
const Manifest = z.object({
  format: z.literal(FORMAT),
  schema: z.string(),
  time: z.string(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Backups of the first form had no digests. */
const Undigested = z.object({ format: z.literal(1) });
const UNDIGESTED = 'This backup was made by an older version and has no digests, so nobody can tell whether it is whole. Restore it with that version, and back up anew.';

/** @throws Error when the text is not the manifest of a backup that this program can read. */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(NOT_OURS);
  }
  if (z.safeParse(Undigested, value).success) throw new Error(UNDIGESTED);
  const { success, data } = z.safeParse(Manifest, value);
  if (!success) throw new Error(NOT_OURS);
  return data;
}

export const NOT_OURS = 'This file is not a backup of Defter that this version can read.';
