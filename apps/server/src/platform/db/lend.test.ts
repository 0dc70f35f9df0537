import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { createLending } from './lend.ts';
import { createPool } from './pool.ts';

const MAX = 4;
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool(inject('postgresUrl'), { max: MAX, onError: () => undefined });
});
afterAll(() => pool.end());

/** Borrows until it is told to end; `lent` resolves when it has begun. */
function borrow(lend: ReturnType<typeof createLending>['lend'], owner: number) {
  const lent = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const done = lend(owner, async (client) => {
    lent.resolve();
    await end.promise;
    client.release();
  });
  return { lent: lent.promise, done, end: () => end.resolve() };
}

test('one owner gets half of the pool, and whoever comes later is served while it waits', async () => {
  const { lend, countWaiting } = createLending(pool);
  const greedy = Array.from({ length: 6 }, () => borrow(lend, 1));
  await Promise.all([greedy[0]!.lent, greedy[1]!.lent]);
  expect(countWaiting()).toBe(4);
  const other = borrow(lend, 2);
  await other.lent;
  other.end();
  await other.done;

  greedy[1]!.end();
  await greedy[2]!.lent;
  expect(countWaiting()).toBe(3);
  for (const { end } of greedy) end();
  await Promise.all(greedy.map(({ done }) => done));
  expect(countWaiting()).toBe(0);
});

test('who waits too long is refused, and takes nobody’s turn', async () => {
  const { lend, countWaiting } = createLending(pool, 20);
  const first = [borrow(lend, 1), borrow(lend, 1)];
  await Promise.all(first.map(({ lent }) => lent));
  await expect(borrow(lend, 1).done).rejects.toMatchObject({ kod: 'cokYogun', status: 503 });
  expect(countWaiting()).toBe(0);
  for (const { end } of first) end();
  await Promise.all(first.map(({ done }) => done));
  const next = borrow(lend, 1);
  await next.lent;
  next.end();
  await next.done;
});

test('who holds a connection is not given another, and may ask again afterwards', async () => {
  const { lend } = createLending(pool);
  const give = async (client: pg.PoolClient) => client.release();
  let later: (() => Promise<void>) | undefined;
  await lend(1, async (client) => {
    const nested = lend(2, give);
    later = () => lend(2, give);
    await expect(nested).rejects.toThrow('holds a connection already');
    client.release();
  });
  await later!();
  await lend(1, give);
});

test('who holds a connection hashes nothing, and may do so afterwards', async () => {
  const { lend } = createLending(pool);
  await lend(1, async (client) => {
    await expect(hashPassword('Parola-1')).rejects.toThrow('hash before its transaction');
    await expect(verifyPassword(null, 'Parola-1')).rejects.toThrow('hash before its transaction');
    client.release();
  });
  expect(await verifyPassword(await hashPassword('Parola-1'), 'Parola-1')).toBe(true);
});
