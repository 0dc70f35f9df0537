import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';
import { AppError } from '../errors/app-error.ts';
import { MOST } from './stream.ts';

const server = useOwnServer();

it('leaves nothing behind for a client that went away before it was known', async () => {
  const { jeton } = await buildBayi(server);
  const { app, platform } = server;
  const { port } = new URL(await openAddress());
  const { sessions } = platform;
  const { find } = sessions;
  const listening = countListeners();
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  sessions.find = async (sent) => {
    asked.resolve();
    await gone.promise;
    return find(sent).finally(() => setImmediate(answered.resolve));
  };
  app.server.once('connection', (socket) => socket.once('close', gone.resolve));

  const client = connect(Number(port), '127.0.0.1');
  await once(client, 'connect');
  client.write(`GET /api/olaylar HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer ${jeton}\r\n\r\n`);
  await asked.promise;
  client.destroy();
  await answered.promise;
  expect(listening()).toBe(0);
});

it('tells a page that was loading what has changed meanwhile, and no other bayi', async () => {
  const [own, other] = [await buildBayi(server), await buildBayi(server)];
  const { platform } = server;
  const address = await openAddress();
  platform.events.announce(own.bayiID, ['musteri', 'satis']);
  await expect.poll(() => platform.events.toldSince(own.bayiID, 60_000)).toEqual(['musteri', 'satis']);

  const beginning = async (jeton: string, gecen: string) => {
    const gone = new AbortController();
    const { body } = await fetch(`${address}/api/olaylar${gecen}`, { headers: { authorization: `Bearer ${jeton}` }, signal: gone.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    // A change that everybody is told of marks the end of what is sent first.
    platform.events.announce(0, ['son']);
    while (!text.includes('son')) text += (await reader.read()).value;
    gone.abort();
    return text.includes('musteri');
  };
  expect(await beginning(own.jeton, '?gecen=60000')).toBe(true);
  expect(await beginning(other.jeton, '?gecen=60000')).toBe(false);
  for (const nothing of ['', '?gecen=0', '?gecen=-5', '?gecen=abc']) expect(await beginning(own.jeton, nothing), nothing).toBe(false);
});

it('has a number for each salon, beside which the others hear', async () => {
  const [own, other] = [await buildBayi(server), await buildBayi(server)];
  const address = await openAddress();
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  // Held, because the connection of an answer that nobody holds any more is closed with it when memory is collected.
  const answers: Response[] = [];
  const statusOf = async ({ jeton }: { jeton: string }) => {
    const answer = await fetch(`${address}/api/olaylar`, { headers: { authorization: `Bearer ${jeton}` }, signal: gone.signal });
    answers.push(answer);
    return answer.status;
  };
  const all = await Promise.all(Array.from({ length: MOST.each + 1 }, () => statusOf(own)));
  expect(all.filter((status) => status !== 200)).toEqual([503]);
  expect(await statusOf(other)).toBe(200);
  expect(answers).toHaveLength(MOST.each + 2);
  gone.abort();
  await expect.poll(() => fetch(`${address}/api/olaylar`, { headers: { authorization: `Bearer ${own.jeton}` }, signal: AbortSignal.timeout(5000) }).then(({ status }) => status)).toBe(200);
});

it('ends for who takes nothing of it', async () => {
  const { jeton, bayiID } = await buildBayi(server);
  const { port } = new URL(await openAddress());
  const { events } = server.platform;
  const { subscribe } = events;
  const { promise: listening, resolve } = Promise.withResolvers<Parameters<typeof subscribe>[0]>();
  events.subscribe = (listener) => {
    resolve(listener);
    return subscribe(listener);
  };
  const sockets: Socket[] = [];
  server.app.server.on('connection', (socket: Socket) => sockets.push(socket));
  const client = connect(Number(port), '127.0.0.1');
  client.pause();
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.write(`GET /api/olaylar HTTP/1.1\r\nHost: desk\r\nAuthorization: Bearer ${jeton}\r\n\r\n`);
  const listener = await listening;
  events.subscribe = subscribe;
  const socket = sockets.find(({ remotePort }) => remotePort === client.localPort)!;
  const konular = ['k'.repeat(64 * 1024)];
  const timer = setInterval(() => listener({ bayiID, konular }), 1);
  await once(socket, 'close');
  clearInterval(timer);
  expect(socket.destroyed).toBe(true);
});

it('stays where the database is too busy to say who is signed in, and asks again', async () => {
  const { jeton, bayiID } = await buildBayi(server);
  const { sessions, events } = server.platform;
  const { find } = sessions;
  onTestFinished(() => {
    sessions.find = find;
  });
  const response = await server.app.inject({ url: '/api/olaylar', headers: { authorization: `Bearer ${jeton}` }, payloadAsStream: true });
  let text = '';
  let ended = false;
  const stream = response.stream();
  stream.on('data', (part: Buffer) => {
    text += part.toString();
  });
  stream.on('end', () => {
    ended = true;
  });
  let asked = 0;
  sessions.find = async () => {
    asked += 1;
    throw new AppError('cokYogun');
  };
  events.announce(bayiID, ['oturum']);
  await expect.poll(() => asked).toBe(1);
  events.announce(bayiID, ['satis']);
  await expect.poll(() => text).toContain('satis');
  expect(ended).toBe(false);

  await server.house('delete from oturum where bayi_id = $1', [bayiID]);
  sessions.forget(bayiID, ['oturum']);
  sessions.find = find;
  await expect.poll(() => ended, { timeout: 15_000 }).toBe(true);
});

it('asks no more for a client that went away while the database was too busy to say', async () => {
  const gone = await buildBayi(server);
  const stays = await buildPersonel(server, gone, []);
  const { sessions, events } = server.platform;
  const { find } = sessions;
  const listening = countListeners();
  onTestFinished(() => {
    sessions.find = find;
  });
  const leave = new AbortController();
  const address = await openAddress();
  const left = await fetch(`${address}/api/olaylar`, { headers: { authorization: `Bearer ${gone.jeton}` }, signal: leave.signal });
  const response = await fetch(`${address}/api/olaylar`, { headers: { authorization: `Bearer ${stays.jeton}` } });
  onTestFinished(() => response.body!.cancel());
  const asked = new Map<string, number>();
  const busy = Promise.withResolvers<never>();
  busy.promise.catch(() => undefined);
  sessions.find = async (jeton) => {
    asked.set(jeton, (asked.get(jeton) ?? 0) + 1);
    return busy.promise;
  };
  events.announce(gone.bayiID, ['oturum']);
  await expect.poll(() => asked.size).toBe(2);
  leave.abort();
  await expect.poll(listening).toBe(1);
  busy.reject(new AppError('cokYogun'));
  await expect.poll(() => asked.get(stays.jeton), { timeout: 15_000 }).toBeGreaterThan(3);
  expect([left.status, asked.get(gone.jeton)]).toEqual([200, 1]);
});

/** How many follow the events since this was called, until the test ends. */
function countListeners(): () => number {
  const { events } = server.platform;
  const { subscribe } = events;
  let count = 0;
  events.subscribe = (listener) => {
    const unsubscribe = subscribe(listener);
    count += 1;
    return () => {
      count -= 1;
      return unsubscribe();
    };
  };
  onTestFinished(() => {
    events.subscribe = subscribe;
  });
  return () => count;
}

async function openAddress(): Promise<string> {
  const { app } = server;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
