import { type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from './connection.ts';
import { raiseSurum, type Surumlu } from './surum.ts';
import type { DB } from './types.ts';

/**
 * Sets the defined values of `columns` in a record; undefined leaves a column as it was. Given the version that was read,
 * it refuses when somebody has saved since.
 * @returns the row as it was, for the record log
 * @throws AppError kayitDegismis, bulunamadi
 */
export async function changeRecord<T extends Surumlu>(
  tx: Tx,
  { tablo, id, surum }: { tablo: T; id: number; surum: number | null | undefined },
  columns: Updateable<DB[T]>,
): Promise<Selectable<DB[T]>> {
  await raiseSurum(tx, { tablo, id }, surum);
  const said = Object.entries(columns).filter(([, value]) => value !== undefined);
  const assignments = said.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const [{ rows }] = await Promise.all([
    sql<Selectable<DB[T]>>`select * from ${sql.table(tablo)} where id = ${id}`.execute(tx),
    assignments.length > 0 && sql`update ${sql.table(tablo)} set ${sql.join(assignments)} where id = ${id}`.execute(tx),
  ]);
  return rows[0]!;
}
