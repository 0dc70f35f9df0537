import { sql } from 'kysely';
import { sendStatement, type Tx } from './connection.ts';

/**
 * Makes transactions with the same turn run one after the other, each until its end, where there is no row to lock. It is sent without
 * waiting: the statements after it run when the turn has come, and see what the transaction before has written.
 * @param what names the turn and, where several may be had at once, which one: `prim`, `yanit 905321234567`
 * @param bayiID the bayi that shares the turn; 0 for all bayis together; by default the bayi of the transaction
 */
export function takeTurn(tx: Tx, what: string, bayiID?: number): void {
  sendStatement(tx, sql`select pg_advisory_xact_lock(${keyOf(what, bayiID)})`);
}

/** The same for several turns of the transaction's bayi, in one order, so that no two wait for each other. */
export function takeTurns(tx: Tx, whats: readonly string[]): void {
  if (whats.length === 0) return;
  sendStatement(tx, sql`select pg_advisory_xact_lock(hashtextextended(t.ad, current_setting('app.bayi')::bigint)) from unnest(${whats.toSorted()}::text[]) as t (ad)`);
}

/** The same for transactions that share a turn: they wait for whoever takes it, and not for each other. */
export function shareTurn(tx: Tx, what: string, bayiID?: number): void {
  sendStatement(tx, sql`select pg_advisory_xact_lock_shared(${keyOf(what, bayiID)})`);
}

const keyOf = (what: string, bayiID: number | undefined) => sql`hashtextextended(${what}, ${bayiID === undefined ? sql`current_setting('app.bayi')::bigint` : sql`${bayiID}::bigint`})`;
