import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLogger } from '../log.ts';
import { createHttp } from './create-http.ts';
import { DISPATCH, secondsFor } from './dispatch.ts';
import { RECEPTION } from './reception.ts';
import { UPLOADS } from './uploads.ts';

const MIB = 1024 * 1024;
/** An answer that no network takes by itself, and of which one salon may leave one. */
const MUCH = 20 * MIB;
const WITHIN = { timeout: 15_000, interval: 5 };
const PERSON = { sender: 'person' } as const;
const FILES = { sender: 'files' } as const;
const FILE_PART = '--x\r\ncontent-disposition: form-data; name="dosya"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

let dataDir: string;
let app: FastifyInstance;
let port: number;
let sockets: Socket[];
/** The file that was opened last. */
let opened: ReadStream;
/** How many requests wait before it is known who asks. */
let waiting: number;
/** Lets the handlers that wait go on. */
let release: PromiseWithResolvers<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dataDir = await mkdtemp(join(tmpdir(), 'defter-attack-'));
  sockets = [];
  waiting = 0;
  release = Promise.withResolvers();
  app = createHttp(readConfig({ DATA_DIR: dataDir }), createLogger({ logLevel: 'silent' }), {});
  app.post('/person', { bodyLimit: RECEPTION.person.bodyLimit, config: PERSON }, async () => ({ success: true }));
  app.post('/file', { bodyLimit: RECEPTION.files.bodyLimit, config: FILES }, async ({ body }) => {
    const { entries } = body as { entries: [string, File][] };
    const [, file] = entries[0]!;
    await release.promise;
    return { size: (await file.arrayBuffer()).byteLength, name: file.name, type: file.type };
  });
  app.post('/stranger', async () => ({ success: true }));
  const onRequest = async (request: FastifyRequest) => {
    request.oturum = { bayiID: Number(request.headers['x-bayi']) } as FastifyRequest['oturum'];
  };
  const wait = () => {
    waiting += 1;
    return release.promise;
  };
  app.post('/door', { bodyLimit: RECEPTION.person.bodyLimit, config: PERSON, onRequest: wait }, async () => ({ success: true }));
  app.get('/late', { onRequest: [onRequest, wait] }, async () => 'x'.repeat(MUCH));
  app.get('/file', { onRequest }, (_request, reply) =>
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable', etag: '"a"' }).send((opened = createReadStream(import.meta.filename))),
  );
  app.get('/archive', { onRequest }, async () => Buffer.alloc(DISPATCH.each + MIB));
  app.get('/much', { onRequest }, async () => 'x'.repeat(MUCH));
  app.post('/much', { onRequest }, async () => 'x'.repeat(MUCH));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  vi.useRealTimers();
  release.resolve();
  for (const socket of sockets) socket.destroy();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const uploaded = () => readdir(join(dataDir, UPLOADS)).catch(() => []);

/** Opens a connection and sends a head and the given part of a body. */
async function send(path: string, length: number | undefined, sent: string | Buffer, type = 'application/json') {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  // A cut connection is as good as an answer here.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${size}\r\n\r\n`);
  socket.write(sent);
  return { socket, answer: () => answer };
}
type Sent = Awaited<ReturnType<typeof send>>;

/** The status of the answer, once there is one. */
async function statusOf(sending: Sent | Promise<Sent>): Promise<number> {
  const { answer } = await sending;
  const [, status] = await vi.waitFor(() => /^HTTP\/1\.1 (\d+)/.exec(answer()) ?? Promise.reject(new Error('No answer yet')), { timeout: 10_000, interval: 5 });
  return Number(status);
}

async function expectStatus(sending: Sent | Promise<Sent>, status: number): Promise<void> {
  expect(await statusOf(sending)).toBe(status);
}

const sendFile = (length: number | undefined, sent: string | Buffer) => send('/file', length, sent, 'multipart/form-data; boundary=x');

describe('a body that never ends', () => {
  it.each(['/stranger', '/person'])('is answered with 408 and let go at %s', async (path) => {
    const slow = await send(path, 1000, '{');
    await expectStatus(send(path, 2, '{}'), 200);
    const sender = path === '/person' ? 'person' : 'stranger';
    const closed = once(slow.socket, 'close');
    vi.advanceTimersByTime(RECEPTION[sender].seconds * 1000);
    await expectStatus(slow, 408);
    await closed;
  });

  it('leaves no file behind when its time is up, and none when the client goes', async () => {
    const slow = await sendFile(MIB, FILE_PART + 'x'.repeat(1000));
    const gone = await sendFile(MIB, FILE_PART + 'x'.repeat(1000));
    await vi.waitFor(async () => expect(await uploaded()).toHaveLength(2), { timeout: 15_000, interval: 5 });
    gone.socket.destroy();
    await vi.waitFor(async () => expect(await uploaded()).toHaveLength(1), { timeout: 15_000, interval: 5 });
    vi.advanceTimersByTime(RECEPTION.files.seconds * 1000);
    await expectStatus(slow, 408);
    await vi.waitFor(async () => expect(await uploaded()).toEqual([]), { timeout: 15_000, interval: 5 });
  });
});

describe('what is too much', () => {
  it('is refused by its length before any of it is read', async () => {
    await expectStatus(send('/stranger', RECEPTION.stranger.bodyLimit + 1, ''), 413);
    await expectStatus(send('/person', RECEPTION.person.bodyLimit + 1, ''), 413);
    await expectStatus(sendFile(RECEPTION.files.bodyLimit + 1, ''), 413);
  });

  it('is refused when its length is not said', async () => {
    const chunk = Buffer.concat([Buffer.from('8000\r\n'), Buffer.alloc(0x8000, ' '), Buffer.from('\r\n')]);
    await expectStatus(send('/stranger', undefined, Buffer.concat([chunk, chunk])), 413);
    const file = await sendFile(undefined, `${(FILE_PART.length).toString(16)}\r\n${FILE_PART}\r\n`);
    for (let i = 0; i < 900 && !file.socket.destroyed; i += 1) file.socket.write(chunk);
    await expectStatus(file, 413);
    await vi.waitFor(async () => expect(await uploaded()).toEqual([]), { timeout: 15_000, interval: 5 });
  });

  it('is nobody else\'s: one address fills its share, and is told to come back', async () => {
    const most = RECEPTION.person.inAll / 4 / RECEPTION.person.bodyLimit;
    const held = await Promise.all(Array.from({ length: most }, () => send('/person', RECEPTION.person.bodyLimit, '{')));
    const refused = await send('/person', 2, '{}');
    await expectStatus(refused, 503);
    expect(refused.answer()).toContain('retry-after');
    expect(refused.answer()).toContain('sunucuMesgul');
    await expectStatus(send('/stranger', 2, '{}'), 200);
    for (const { socket } of held) socket.destroy();
    await vi.waitFor(() => expectStatus(send('/person', 2, '{}'), 200), { timeout: 15_000 });
  });

  it.each([
    ['keys', `{${Array.from({ length: 10_001 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['keys in one object', `{${Array.from({ length: 1001 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['elements', `{"a":[${'1,'.repeat(20_001)}1]}`],
    ['depth', `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['depth of objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('is refused: %s of JSON', async (_name, json) => {
    await expectStatus(send('/person', Buffer.byteLength(json), json), 413);
  });

  it('is not what people write', async () => {
    const note = JSON.stringify({ not: `${'a,[{"\\'.repeat(3000)}`, liste: Array.from({ length: 5000 }, (_, i) => i) });
    await expectStatus(send('/person', Buffer.byteLength(note), note), 200);
  });

  it('is refused: fields of a form', async () => {
    const form = 'a=1&'.repeat(5001);
    await expectStatus(send('/person', form.length, form, 'application/x-www-form-urlencoded'), 413);
  });
});

/** Asks for a salon, and reads nothing of the answer. */
function ask(path: string, bayi: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-bayi: ${bayi}\r\n\r\n`);
  return socket;
}
const read = (bayi: number, method = 'GET') => fetch(`http://127.0.0.1:${port}/much`, { method, headers: { 'x-bayi': String(bayi), 'accept-encoding': 'identity' } });
/** Whether a salon is refused more than it has asked for already. */
async function isFull(bayi: number): Promise<boolean> {
  const answer = await read(bayi);
  const text = await answer.text();
  if (answer.status === 503) expect([answer.headers.get('retry-after'), JSON.parse(text)]).toEqual(['2', { success: false, message: 'sunucuMesgul' }]);
  else expect(text).toHaveLength(MUCH);
  return answer.status === 503;
}

describe('who leaves while it is not known yet who asks', () => {
  /** Closes the connections once their requests wait, and lets the server go on with what came by them. */
  async function leave(sockets: readonly Socket[]): Promise<void> {
    await vi.waitFor(() => expect(waiting).toBe(sockets.length), WITHIN);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(0), WITHIN);
    release.resolve();
  }

  it('leaves nothing of a body behind', async () => {
    const most = RECEPTION.person.inAll / 4 / RECEPTION.person.bodyLimit;
    const sent = await Promise.all(Array.from({ length: most }, () => send('/door', RECEPTION.person.bodyLimit, '{')));
    await leave(sent.map(({ socket }) => socket));
    await expectStatus(send('/person', 2, '{}'), 200);
  });

  it('leaves nothing of an answer behind', async () => {
    await leave([ask('/late', 1)]);
    expect(await isFull(1)).toBe(false);
  });
});

describe('what is no request', () => {
  it.each([
    ['has a head without end', `x-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'istekBuyuk'],
    ['says two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400, 'istekGecersiz'],
  ])('is refused as any other, when it %s', async (_what, head, status, message) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(`POST /stranger HTTP/1.1\r\nhost: x\r\n${head}`);
    await once(socket, 'close');
    const [answer, body] = text.split('\r\n\r\n');
    expect([answer, JSON.parse(body!)]).toEqual([expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `)), { success: false, message }]);
    expect(answer).toContain('cache-control: no-store');
  });
});

describe('requests that do not wait for an answer', () => {
  const ASK = 'GET /late HTTP/1.1\r\nhost: x\r\nx-bayi: 1\r\n\r\n';

  it('are answered in their order, a few at a time', async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const small = 'POST /stranger HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    for (let i = 0; i < 5; i += 1) {
      socket.write(small.repeat(4));
      await vi.waitFor(() => expect(text.match(/"success":true/g)).toHaveLength((i + 1) * 4), WITHIN);
    }
  });

  it('are not begun where there are many, and their connection is closed', async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(ASK.repeat(50));
    await once(socket, 'close');
    expect(waiting).toBeLessThan(5);
    await expectStatus(send('/stranger', 2, '{}'), 200);
  });
});

describe('answers that nobody takes', () => {
  it('fill the share of one salon; the others are answered', async () => {
    const idle = ask('/much', 1);
    await vi.waitFor(async () => expect(await isFull(1)).toBe(true), { timeout: 15_000 });
    expect(await isFull(2)).toBe(false);
    // What was changed is changed: its answer is not taken back.
    expect(await (await read(1, 'POST')).text()).toHaveLength(MUCH);
    idle.destroy();
    await vi.waitFor(async () => expect(await isFull(1)).toBe(false), { timeout: 15_000 });
  });

  it('make a file be refused, of which nothing is said, kept or left open', async () => {
    ask('/archive', 1);
    await vi.waitFor(async () => expect(await isFull(1)).toBe(true), WITHIN);
    const answer = await fetch(`http://127.0.0.1:${port}/file`, { headers: { 'x-bayi': '1' } });
    expect(await answer.json()).toEqual({ success: false, message: 'sunucuMesgul' });
    const { headers, status } = answer;
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('etag')]).toEqual([503, 'application/json; charset=utf-8', 'no-store', null]);
    await vi.waitFor(() => expect(opened.closed).toBe(true), WITHIN);
  });

  it('may be one that is larger than the share', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/archive`, { headers: { 'x-bayi': '1' } });
    expect((await answer.arrayBuffer()).byteLength).toBe(DISPATCH.each + MIB);
  });

  it('are cut off when their time is up', async () => {
    const idle = ask('/much', 1);
    await vi.waitFor(async () => expect(await isFull(1)).toBe(true), { timeout: 15_000 });
    const closed = once(idle, 'close');
    vi.advanceTimersByTime(secondsFor(MUCH) * 1000);
    idle.resume();
    await closed;
    expect(await isFull(1)).toBe(false);
  });
});

it('keeps two large files on the disk, hands them over, and deletes them', async () => {
  const content = Buffer.alloc(15 * MIB, 'x');
  const form = Buffer.concat([Buffer.from(FILE_PART), content, Buffer.from('\r\n--x--\r\n')]);
  const both = [await sendFile(form.length, form), await sendFile(form.length, form)];
  await vi.waitFor(async () => expect(await uploaded()).toHaveLength(2), { timeout: 15_000, interval: 5 });
  release.resolve();
  for (const sent of both) {
    await expectStatus(sent, 200);
    expect(sent.answer()).toContain(`{"size":${content.length},"name":"a.png","type":"image/png"}`);
  }
  await vi.waitFor(async () => expect(await uploaded()).toEqual([]), { timeout: 15_000, interval: 5 });
});

it('does not read what is sent to an address that is none', async () => {
  await expectStatus(send('/yok', 20 * MIB, 'x'), 404);
});

it('has an end for headers and for whole requests', () => {
  expect(app.server.headersTimeout).toBe(10_000);
  expect(app.server.requestTimeout).toBe(300_000);
});
