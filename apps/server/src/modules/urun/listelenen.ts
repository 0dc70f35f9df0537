import { sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import type { DB } from '../../platform/db/types.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** The columns that hold lists of products, which the database does not watch. A module with such a list adds its line here. */
const LISTELER: readonly { tablo: keyof DB; sutun: string }[] = [{ tablo: 'otomatik_sms', sutun: 'hizmetler' }];

/** Holds the products of a list that is about to be written, so that nobody removes one meanwhile. */
export function keepAltUrunler(tx: Tx, idler: readonly number[]): void {
  if (idler.length > 0) sendStatement(tx, sql`select from alt_urun where id = any(${[...idler]}::bigint[]) order by id for key share`);
}

/** Holds a product that is about to be removed, and refuses it where a list names it. @throws AppError kullanimdaSilinemez */
export async function refuseListelenen(tx: Tx, id: number): Promise<void> {
  // A statement of its own: the next one sees the lists that it has waited for.
  sendStatement(tx, sql`select from alt_urun where id = ${id} for update`);
  for (const { tablo, sutun } of LISTELER) {
    const { rows } = await sql`select from ${sql.table(tablo)} where ${id}::bigint = any(${sql.ref(sutun)}) limit 1`.execute(tx);
    if (rows.length > 0) throw new AppError('kullanimdaSilinemez');
  }
}
