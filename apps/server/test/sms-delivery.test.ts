import { inspect } from 'node:util';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwnServer } from './server.ts';
import { type RunningJobs, startJobs } from '../src/platform/jobs/jobs.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { queueMesaj } from '../src/platform/outside/mesaj/outbox.ts';

const server = useOwnServer();
const warn = vi.fn<(text: string) => void>();
const started: RunningJobs[] = [];
/** A pause of the queue, plus the check whether it is over. */
const AGAIN = { timeout: 15_000 };
let sms: SmsSimulator;
beforeEach(async () => {
  sms = await startSmsSimulator();
  await server.house('delete from giden_mesaj');
  warn.mockClear();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  await sms.close();
});

/** A server that delivers, with its own part of the queue. */
async function deliver(url: string | undefined) {
  const { database } = server.platform;
  const lines = mesajLines({ database, url, log: { warn: (...told: unknown[]) => warn(inspect(told)) }, kapi: createKapi(server.platform) });
  const log = { error: (...told: unknown[]) => expect.fail(`the queue failed: ${JSON.stringify(told)}`) };
  const jobs = await startJobs([], { url: database.pool.options.connectionString!, log, lines });
  started.push(jobs);
  return { wake: () => jobs.wake('mesaj-kod'), stop: jobs.stop };
}
const queue = (mesaj: string, overrides: { telefon?: string; gecerlilikSaniye?: number } = {}) =>
  server.platform.database.system((tx) =>
    queueMesaj(tx, { bayiID: null, telefon: '+905551112233', mesaj, gecerlilikSaniye: null, ...overrides }),
  );
const outbox = () => server.house<{ durum: string; hata: string | null; mesaj: string }>('select durum, hata, mesaj from giden_mesaj order by id');
const states = async () => (await outbox()).map(({ durum }) => durum);

/** A provider that gives every request the same answer. */
async function answering(status: number, body: string): Promise<{ url: string; provider: Server }> {
  const provider = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, provider };
}

it('sends waiting messages, and later ones as soon as it is rung', async () => {
  await queue('Kod 1');
  await queue('Kod 2 şğıİ');
  const delivery = await deliver(sms.url);
  await expect.poll(states, AGAIN).toEqual(['gonderildi', 'gonderildi']);
  expect(sms.mesajlar.map(({ mesaj }) => mesaj).toSorted()).toEqual(['Kod 1', 'Kod 2 şğıİ']);
  await queue('Kod 3');
  delivery.wake();
  await expect.poll(() => sms.mesajlar[0], AGAIN).toMatchObject({ telefon: '+905551112233', mesaj: 'Kod 3' });
});

it('keeps no code that has left', async () => {
  await queue('Kod 123456');
  await deliver(sms.url);
  await expect.poll(outbox, AGAIN).toEqual([{ durum: 'gonderildi', hata: null, mesaj: '' }]);
});

it('sends each text once, though several servers deliver', async () => {
  for (let i = 0; i < 45; i += 1) await queue(`Metin ${i}`);
  await Promise.all(Array.from({ length: 4 }, () => deliver(sms.url)));
  await expect.poll(async () => new Set(await states()), AGAIN).toEqual(new Set(['gonderildi']));
  expect(sms.mesajlar).toHaveLength(45);
});

it('marks messages that the provider refuses, and goes on with the rest', async () => {
  await queue('yurt dışı', { telefon: '+4915112345678' });
  await queue('Kod');
  await deliver(sms.url);
  await expect.poll(outbox, AGAIN).toEqual([
    { durum: 'hatali', hata: '70', mesaj: 'yurt dışı' },
    { durum: 'gonderildi', hata: null, mesaj: '' },
  ]);
});

it('sends nothing that is good no longer', async () => {
  await queue('eski kod', { gecerlilikSaniye: -1 });
  await queue('yeni kod', { gecerlilikSaniye: 180 });
  await deliver(sms.url);
  await expect.poll(states, AGAIN).toEqual(['bekliyor', 'gonderildi']);
});

it.each([
  ['is out of order', 503, 'yok'],
  ['does not know the account', 406, '{"code":"30"}'],
  ['is not the provider at all', 200, '<html>'],
])('lets texts wait while the provider %s, and says so once', async (_what, status, body) => {
  const { url, provider } = await answering(status, body);
  await queue('Kod 123456');
  const delivery = await deliver(url);
  await expect.poll(() => warn.mock.calls, AGAIN).toHaveLength(1);
  delivery.wake();
  await delivery.stop();
  expect(warn.mock.calls.flat().join()).toMatch(/the provider answered/);
  expect(warn.mock.calls.flat().join()).not.toMatch(/123456|555/);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await states()).toEqual(['bekliyor']);
  provider.close().closeAllConnections();
  await deliver(sms.url);
  await expect.poll(states, AGAIN).toEqual(['gonderildi']);
});

it('lets texts wait while there is no provider', async () => {
  await queue('Kod');
  (await deliver(undefined)).wake();
  expect(await states()).toEqual(['bekliyor']);
});

it('signs in to the provider with the account in its address', async () => {
  const seen: (string | undefined)[] = [];
  const provider = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.end('{"code":"00"}');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  await queue('Kod');
  await deliver(`http://8501112233:p%40rola@127.0.0.1:${(provider.address() as AddressInfo).port}`);
  await expect.poll(() => seen, AGAIN).toEqual([`Basic ${Buffer.from('8501112233:p@rola').toString('base64')}`]);
  provider.close().closeAllConnections();
});

/** A provider that answers when the test allows it. */
async function providing(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<{ url: string; provider: Server }> {
  const provider = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`, provider };
}

it.each([
  ['was lost', (request: IncomingMessage, _response: ServerResponse) => request.socket.destroy()],
  ['came too late for the gateway before it', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(504).end('<html>')],
])('sends a text once, though the answer of the provider %s', async (_what, lose) => {
  let isLost = false;
  const { url, provider } = await providing(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const answer = await fetch(`${sms.url}${request.url}`, { method: 'POST', body });
    // Simulates a server that was killed between sending and noting: only the provider knows about the message.
    if (!isLost) lose(request, response);
    else response.writeHead(answer.status).end(await answer.text());
    isLost = true;
  });
  await queue('Kod');
  await deliver(url);
  await expect.poll(states, AGAIN).toEqual(['gonderildi']);
  expect(sms.mesajlar.map(({ mesaj }) => mesaj)).toEqual(['Kod']);
  provider.close().closeAllConnections();
});

it('holds no transaction and no connection while the provider answers', async () => {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  const { url, provider } = await providing(async (_request, response) => {
    tellAsked();
    await mayAnswer;
    response.end('{"code":"00"}');
  });
  await queue('Kod');
  await deliver(url);
  await asked;
  const { pool } = server.platform.database;
  // The rounds of the other lines take a connection for a moment; one that stays is held.
  await expect.poll(() => pool.totalCount - pool.idleCount, AGAIN).toBe(0);
  expect(await server.rows("select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'")).toEqual([]);
  letAnswer();
  await expect.poll(states, AGAIN).toEqual(['gonderildi']);
  provider.close().closeAllConnections();
});
