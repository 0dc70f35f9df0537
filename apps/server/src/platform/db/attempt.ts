import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import { type ConstraintMessages, errorFromDatabase } from '../errors/from-database.ts';
import { sendStatement, type Tx } from './connection.ts';

/*
 * Parts of a transaction that may fail, or that are only tried out. A rule that has to say what it would do is not written a second
 * time: it does it, and everything is put back.
 */

export type Attempt<T> = { value: T; refusal?: undefined } | { refusal: AppError };

/**
 * Does something that may be refused, without an end of the transaction. What it wrote before the refusal is gone.
 * @param messages what broken constraints say; any other failure is thrown
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>, messages: ConstraintMessages = {}): Promise<Attempt<T>> {
  sendStatement(tx, sql`savepoint deneme`);
  try {
    const value = await work();
    sendStatement(tx, sql`release savepoint deneme`);
    return { value };
  } catch (error) {
    const refusal = error instanceof AppError ? error : errorFromDatabase(error, messages);
    if (!refusal) throw error;
    sendStatement(tx, sql`rollback to savepoint deneme`);
    sendStatement(tx, sql`release savepoint deneme`);
    return { refusal };
  }
}

/** Does something, and puts everything back: its answer is what would have happened. */
export async function rehearse<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  sendStatement(tx, sql`savepoint prova`);
  try {
    return await work();
  } finally {
    sendStatement(tx, sql`rollback to savepoint prova`);
    sendStatement(tx, sql`release savepoint prova`);
  }
}
