import { sql } from 'kysely';
import { found, AppError } from '../errors/app-error.ts';
import type { Tx } from './connection.ts';
import type { DB } from './types.ts';

/** The tables whose records have a version. */
export type Surumlu = { [T in keyof DB]: 'surum' extends keyof DB[T] ? T : never }[keyof DB];
/** `id` is undefined for a table that has one row per bayi. */
type Kayit = { tablo: Surumlu; id?: number };

/**
 * Raises the version of a record that is about to be saved whole, and locks it until the end of the transaction. Given
 * the version that was read, it refuses when somebody has saved since; null saves without this check, as clients of the
 * specification do (docs/adr/0028).
 * @throws AppError kayitDegismis, bulunamadi
 */
export async function raiseSurum(tx: Tx, { tablo, id }: Kayit, okunan: number | null = null): Promise<void> {
  const bu = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await sql`
    update ${sql.table(tablo)} set surum = surum + 1 where ${bu} and surum = coalesce(${okunan}::int, surum) returning surum`.execute(tx);
  if (rows.length > 0) return;
  found((await sql`select from ${sql.table(tablo)} where ${bu}`.execute(tx)).rows[0]);
  throw new AppError('kayitDegismis');
}
