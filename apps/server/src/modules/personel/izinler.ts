import { type RawBuilder, sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';

/*
 * The times of leave stand in the row of the person, where a booking finds them without a join
 * (docs/adr/0010-leave-against-bookings.md). `izin` says what they are.
 */

/**
 * Lets a change of somebody's leave and bookings for that person wait for each other: every booking holds the person's
 * row by a key share lock, which is the one that `for update` keeps out. Sent as a statement of its own, so that what
 * comes after it sees the bookings that it has waited for.
 */
export function lockIzinler(tx: Tx, personelID: number): void {
  sendStatement(tx, sql`select from personel where id = ${personelID} for update`);
}

/** Part of a larger statement: writes the times of leave of the person `p` whom `kosul` names, as a `tsmultirange`; `rest` may say `from …`. */
export const writeIzinler = (izinler: RawBuilder<unknown>, rest: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update personel p set izinler = ${izinler} ${rest}`;

/** Nobody is on leave any more. */
export const clearIzinler = (tx: Tx): Promise<unknown> => tx.updateTable('personel').set({ izinler: '{}' }).execute();

/**
 * Part of a larger statement: the person `kim` as a booking finds them, held by the key share lock that a change of
 * leave waits for. `kim` is an expression over `kaynak`, of which `kosul` says the row.
 */
export const bookable = ({ kaynak, kim, kosul }: Record<'kaynak' | 'kim' | 'kosul', RawBuilder<unknown>>): RawBuilder<unknown> => sql`
  select p.id, p.calisiyor_mu, p.izinler from ${kaynak} join personel p on p.id = ${kim} where ${kosul} for key share of p`;

/** Lets plans of the same people wait for each other; bookings wait for neither. A statement of its own, like `lockIzinler`. */
export function lockPlanned(tx: Tx, personelIDler: readonly number[]): void {
  sendStatement(tx, sql`select from personel where id = any(${[...personelIDler]}::bigint[]) order by id for no key update`);
}
