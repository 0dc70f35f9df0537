import { type RawBuilder, sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';

/**
 * Lets a change of columns `b` and bookings in them wait for each other: every booking holds its column's row by a key
 * share lock, which is the one that `for update` keeps out. Sent as a statement of its own, so that what comes after it
 * sees the bookings that it has waited for. Taken before the lock of a person, as a booking does.
 * @example lockBasliklar(tx, sql`b.personel_id = ${personelID}`)
 */
export function lockBasliklar(tx: Tx, kosul: RawBuilder<unknown>): void {
  sendStatement(tx, sql`select from randevu_basligi b where ${kosul} order by b.id for update`);
}

/**
 * Lets those who take several columns wait for each other, before they take any; bookings in one wait for none of them.
 */
export function lockBasliklarAgainstEachOther(tx: Tx): void {
  sendStatement(tx, sql`select from randevu_basligi b order by b.id for no key update`);
}

/**
 * Writes an appointment after others who take several columns, if it takes more than its own one: each would hold what the other wants.
 * @param isMore whether further columns were asked for
 * @param write says by `bekler` that its services need further columns, and then has written nothing unless `bekledi`
 */
export async function writeInTurn<T extends { bekler: boolean }>(tx: Tx, isMore: boolean, write: (bekledi: boolean) => Promise<T>): Promise<T> {
  if (isMore) lockBasliklarAgainstEachOther(tx);
  const bulgu = await write(isMore);
  if (!bulgu.bekler) return bulgu;
  lockBasliklarAgainstEachOther(tx);
  return write(true);
}
