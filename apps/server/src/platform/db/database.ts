import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';
import { isRefusal, isRetryable } from '../errors/from-database.ts';
import { builderFor, failureOf, type Tx } from './connection.ts';
import { createLending, HOUSE } from './lend.ts';

/** The bayi of a transaction. Without one, the transaction sees no table of any bayi. */
export type Scope = { bayiID: number };

/** A call may hold one connection at a time: asking for another inside `work` is a programming error and throws. */
export type Database = {
  /**
   * One transaction for a bayi; writes are awaited to disk before it resolves. Retried on deadlock.
   * @throws AppError cokYogun when every attempt collided with another transaction
   */
  write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs statements for a bayi that change nothing. Each sees its own moment: rows that one has seen may be gone at the
   * next.
   */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `read`, but all statements see the moment of the first. */
  readAtOnce<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction of the house itself (signing in, registering). It sees only tables that belong to no bayi. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same over the rows of all bayis, for work that is theirs and not that of one: what is due, what has expired, whose key this is. */
  acrossBayis<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How many callers wait for a connection now. */
  countWaiting(): number;
  pool: pg.Pool;
  close(): Promise<void>;
};

const ATTEMPTS = 6;
/** The longest pause before the second attempt. It doubles before each further one. */
const FIRST_PAUSE_MS = 10;

/** The scope is set for this transaction only, so that any pooler in front is safe. */
const settings = ({ bayiID }: Scope) => `set local role defter_istek;set local app.bayi=${Math.trunc(bayiID)}`;

/**
 * The first statement of a transaction that is tried again after a deadlock: it lets one of a bayi run at a time. Otherwise those that met
 * would meet again, because an exclusion constraint lets all that want one place wait for each other. Nothing is locked before it, so no
 * circle of waiting leads through it.
 */
const oneByOne = (bayiID: number) => `;select pg_advisory_xact_lock(hashtextextended('deadlock', ${Math.trunc(bayiID)}))`;

/** The database over a pool that `createPool` has made. */
export function createDatabase(pool: pg.Pool): Database {
  const { lend, countWaiting } = createLending(pool);
  return {
    pool,
    countWaiting,
    write: (scope, work) => retried(scope.bayiID, (turn) => lend(scope.bayiID, (client) => transaction(client, `begin;${settings(scope)}${turn}`, work))),
    read: (scope, work) => lend(scope.bayiID, (client) => reading(client, scope, work)),
    readAtOnce: (scope, work) => lend(scope.bayiID, (client) => transaction(client, `begin isolation level repeatable read read only;${settings(scope)}`, work)),
    system: (work) => retried(HOUSE, (turn) => lend(HOUSE, (client) => transaction(client, `begin${turn}`, work))),
    acrossBayis: (work) => retried(HOUSE, (turn) => lend(HOUSE, (client) => transaction(client, `begin;set local role defter_bakim${turn}`, work))),
    close: () => pool.end(),
  };
}

/** @param run gets what a further attempt adds to its `begin` */
async function retried<T>(bayiID: number, run: (turn: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt === 1 ? '' : oneByOne(bayiID));
    } catch (error) {
      if (!isRetryable(error)) throw error;
      // The cause is for the log.
      if (attempt === ATTEMPTS) throw Object.assign(new AppError('cokYogun'), { cause: error });
    }
    // A pause by chance, because the others are still at work and would be met again.
    await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}

async function reading<T>(client: pg.PoolClient, { bayiID }: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await work(builderFor(client, { role: 'defter_istek', bayiID }));
  } finally {
    client.release();
  }
}

async function transaction<T>(client: pg.PoolClient, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  // Sent, not awaited: the first statement travels with it. If it fails, row-level security or the missing role refuses
  // every later statement, and the failure is thrown below.
  const begun = client.query(begin);
  begun.catch(() => {});
  const tx = builderFor(client);
  let result: T;
  try {
    result = await work(tx);
    await begun;
  } catch (error) {
    await rollback(client);
    throw error;
  }
  await commit(client, tx);
  return result;
}

const unanswered = new WeakSet<object>();

/** Whether a write that failed with this error may be on disk all the same: the line broke before PostgreSQL had answered its commit. */
export const mayBeCommitted = (error: unknown): boolean => unanswered.has(error as object);

/** Ends the transaction and gives the connection back, whatever the outcome. */
async function commit(client: pg.PoolClient, tx: Tx): Promise<void> {
  let committed = false;
  try {
    const { command } = await client.query('commit').catch((error: unknown) => {
      if (!isRefusal(error)) unanswered.add(error as object);
      throw error;
    });
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK and no error.
    committed = command === 'COMMIT';
    if (!committed) throw failureOf(tx) ?? new Error('The transaction was rolled back');
  } finally {
    client.release(!committed);
  }
}

async function rollback(client: pg.PoolClient): Promise<void> {
  let usable = false;
  try {
    await client.query('rollback');
    usable = true;
  } catch {
    // The connection is gone, and the transaction with it. The caller gets the error that led here.
  } finally {
    client.release(!usable);
  }
}
