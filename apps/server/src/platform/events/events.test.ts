import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
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

/** A way to the database on which each connection is known, and what is sent can be spoilt. */
async function passBetween(spoil?: (sent: string) => string) {
  const { pool } = server.platform.database;
  const target = new URL(pool.options.connectionString!);
  const folder = target.searchParams.get('host');
  const arrivals: Socket[] = [];
  const between = createServer((socket) => {
    arrivals.push(socket);
    const behind = folder ? connect(`${folder}/.s.PGSQL.${target.port}`) : connect(Number(target.port), target.hostname);
    for (const side of [socket, behind]) side.on('error', () => undefined);
    socket.once('close', () => behind.destroy());
    behind.once('close', () => socket.destroy());
    socket.on('data', (sent: Buffer) => behind.write(spoil ? Buffer.from(spoil(sent.toString('latin1')), 'latin1') : sent));
    behind.pipe(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void between.close());
  await once(between, 'listening');
  const url = new URL(target);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  return { pool, url: url.href, arrivals };
}

it('leaves no connection behind when it ends while it connects anew', async () => {
  const { pool, url, arrivals } = await passBetween();
  const events = await createEvents({ url, pool, onError: () => undefined });
  arrivals[0]!.destroy();
  await expect.poll(() => arrivals.length, { timeout: 15_000 }).toBe(2);
  await events.close();
  await expect.poll(() => arrivals[1]!.destroyed, { timeout: 15_000 }).toBe(true);
});

it('leaves no connection behind on which it could not listen', async () => {
  const { pool, url, arrivals } = await passBetween((sent) => sent.replace('listen ', 'lisxen '));
  await expect(createEvents({ url, pool, onError: () => undefined })).rejects.toThrow('syntax');
  expect(arrivals).toHaveLength(1);
  await expect.poll(() => arrivals[0]!.destroyed, { timeout: 15_000 }).toBe(true);
});
