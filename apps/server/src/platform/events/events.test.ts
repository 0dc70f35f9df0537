import { topicsOf } from '@defter/contract/konu.ts';
import { expect, it, onTestFinished } from 'vitest';
import { useOwnServer } from '../../../test/server.ts';
import { createEvents } from './events.ts';

const server = useOwnServer();

it('tells of every bayi, however many change in one moment, and however much', async () => {
  const { events, served } = server.platform;
  const everything = [...new Set(served.flatMap(topicsOf))];
  const heard = new Set<number>();
  const unsubscribe = events.subscribe(({ bayiID }) => heard.add(bayiID));
  const bayiler = Array.from({ length: 1000 }, (_, i) => 1_000_000 + i);
  for (const bayiID of bayiler) events.announce(bayiID, everything);
  await expect.poll(() => heard.size).toBe(bayiler.length);
  unsubscribe();
});

it('tells later what the database did not take at once', async () => {
  const { pool } = server.platform.database;
  let refusals = 0;
  const busy = {
    query: (...statement: Parameters<typeof pool.query>) => {
      refusals += 1;
      return refusals > 2 ? pool.query(...statement) : Promise.reject(new Error('timeout exceeded when trying to connect'));
    },
  };
  const errors: string[] = [];
  const events = await createEvents({ url: pool.options.connectionString!, pool: busy as unknown as typeof pool, onError: ({ message }) => errors.push(message) });
  onTestFinished(() => events.close());
  const heard: unknown[] = [];
  events.subscribe((olay) => heard.push(olay));
  events.announce(7, ['oturum']);
  await expect.poll(() => heard, { timeout: 15_000 }).toContainEqual({ bayiID: 7, konular: ['oturum'] });
  expect(errors).toHaveLength(2);
});
