import pg from 'pg';
import { expect } from 'vitest';
import type { TestServer } from './server.ts';

type Calls<T extends unknown[]> = { [K in keyof T]: () => Promise<T[K]> };

/**
 * Forces an order on acts that meet: a client of its own, with all rights, does `hold` in a transaction, each call is sent once
 * those before it wait for a lock, and then the client commits.
 */
export async function sendWhileHeld<T extends unknown[]>(server: TestServer, hold: (client: pg.Client) => Promise<unknown>, ...calls: Calls<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('begin');
    await hold(client);
    const answers: Promise<unknown>[] = [];
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => countWaiting(server)).toBe(answers.length);
    }
    await client.query('commit');
    return (await Promise.all(answers)) as T;
  } finally {
    await client.end();
  }
}

const countWaiting = async (server: TestServer) =>
  (await server.house(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length;

/**
 * Looks at the locks of an act while it waits: a client of its own does `hold` in a transaction, the call is sent, `look` is done once it waits for a
 * lock, and then the client commits.
 */
export async function lookWhileHeld<A, L>(server: TestServer, hold: (client: pg.Client) => Promise<unknown>, call: () => Promise<A>, look: () => Promise<L>): Promise<[answer: A, seen: L]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('begin');
    await hold(client);
    const answer = call();
    await expect.poll(() => countWaiting(server)).toBe(1);
    const seen = await look();
    await client.query('commit');
    return [await answer, seen];
  } finally {
    await client.end();
  }
}

/** The number of deadlocks in PostgreSQL: the ended transaction is tried again, a second later, and no answer tells of it. */
export const countDeadlocks = async (server: TestServer): Promise<number> =>
  (await server.house<{ deadlocks: number }>('select deadlocks from pg_stat_database where datname = current_database()'))[0]!.deadlocks;
