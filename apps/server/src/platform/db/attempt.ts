import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import { type ConstraintMessages, errorFromDatabase } from '../errors/from-database.ts';
import { sendStatement, type Tx } from './connection.ts';

/*
 * Parts of a transaction that may fail, or that are only tried out. A rule that has to say what it would do is not written a
 * second time: it runs, and its changes are rolled back.
 */

export type Attempt<T> = { value: T; refusal?: undefined } | { refusal: AppError };

/**
 * Runs work that may be refused, without ending the transaction. What it wrote before the refusal is rolled back.
 * @param messages the refusals of broken constraints; any other failure is thrown
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

/** Runs work and rolls its changes back. Its answer says what would have happened. */
export async function rehearse<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  sendStatement(tx, sql`savepoint prova`);
  try {
    return await work();
  } finally {
    sendStatement(tx, sql`rollback to savepoint prova`);
    sendStatement(tx, sql`release savepoint prova`);
  }
}
