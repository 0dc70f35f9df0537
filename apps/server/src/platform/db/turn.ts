import { sql } from 'kysely';
import { sendStatement, type Tx } from './connection.ts';

/**
 * Lets the transactions that take one turn come one after the other, each until its end, where there is no row to lock. Sent without
 * waiting: what comes after it runs when the turn has come, and sees what the one before has written.
 * @param what names the turn and, where several may be had at once, which one: `prim`, `yanit 905321234567`
 * @param bayiID whose turn it is; 0 for one of all bayis together, the bayi of the transaction when absent
 */
export function takeTurn(tx: Tx, what: string, bayiID?: number): void {
  const bayi = bayiID === undefined ? sql`current_setting('app.bayi')::bigint` : sql`${bayiID}::bigint`;
  sendStatement(tx, sql`select pg_advisory_xact_lock(hashtextextended(${what}, ${bayi}))`);
}
