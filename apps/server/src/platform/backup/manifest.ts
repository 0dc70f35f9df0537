import * as z from 'zod/mini';

/** The version of the backup format. A program reads its own version and no other. */
export const FORMAT = 1;

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

/** @throws Error when the text is not the manifest of a backup that this program can read. */
export function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(NOT_OURS);
  }
  const { success, data } = z.safeParse(Manifest, value);
  if (!success) throw new Error(NOT_OURS);
  return data;
}

export const NOT_OURS = 'This file is not a backup of Defter that this version can read.';
