import { sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';

/**
 * Lets a change of somebody's leave and bookings for that person wait for each other: every booking holds the person's
 * row by a key share lock, which is the one that `for update` keeps out. Sent as a statement of its own, so that what
 * comes after it sees the bookings that it has waited for (docs/adr/0010-leave-against-bookings.md).
 */
export function lockIzinler(tx: Tx, personelID: number): void {
  sendStatement(tx, sql`select from personel where id = ${personelID} for update`);
}
