import { readSheet } from 'read-excel-file/node';

/** An exported list, as a spreadsheet program reads it: the lines above the heading, and the rows from the heading on. */
export async function readListe(dosya: Uint8Array): Promise<{ bas: unknown[][]; satirlar: unknown[][] }> {
  const rows: unknown[][] = await readSheet(Buffer.from(dosya));
  const empty = rows.findIndex((row) => row.every((value) => value === null));
  return { bas: rows.slice(0, empty).map((row) => row.filter((value) => value !== null)), satirlar: rows.slice(empty + 1) };
}
