import { ReadStream } from 'node:fs';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './client.ts';
import { createTally } from './tally.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** A smaller answer fits into what the network holds on its way. */
const SMALLEST = 64 * KIB;
/** What is read ahead of a file that is sent as it is read. */
const READ_AHEAD = 64 * KIB;

/**
 * Limits of the answers that wait for their readers: bytes in all, bytes of one salon or one address, and answers of one connection
 * (browsers ask for the next when they have the last). The time to read an answer is enough for a line of half a megabit per second.
 */
export const DISPATCH = { inAll: 96 * MIB, each: 32 * MIB, aConnection: 4, seconds: 60, bytesASecond: 64 * KIB } as const;

/** The name of all together, which is neither a salon's nor an address. */
const ALL = 'all';
const OF_ANSWER = ['content-type', 'content-encoding', 'content-disposition', 'content-length', 'content-range', 'etag', 'last-modified', 'link'];

/**
 * Keeps unread answers within these limits, as `reception.ts` does with bodies. A client that asks for much and reads nothing is told
 * to come back, and is cut off when the time is up. Only a GET is refused; the answer of a change that was made is always sent.
 */
export function registerDispatch(app: FastifyInstance): void {
  const held = createTally();

  app.addHook('onSend', (request, reply, payload, done) => {
    const size = sizeOf(payload);
    // A client that has gone reads nothing, and its close event has passed.
    if (size < SMALLEST || reply.raw.destroyed) return done(null, payload);
    const who = String(request.oturum?.bayiID ?? networkOf(request.ip));
    // A single answer may be larger than the limit, such as a whole list.
    const isBeyond = (name: string, limit: number) => held.of(name) > 0 && held.of(name) + size > limit;
    if (request.method === 'GET' && (isBeyond(ALL, DISPATCH.inAll) || isBeyond(who, DISPATCH.each))) {
      if (payload instanceof ReadStream) payload.destroy();
      // The headers of the answer are not true of the refusal, which no cache may keep.
      for (const name of OF_ANSWER) reply.removeHeader(name);
      reply.header('cache-control', 'no-store').header('retry-after', '2');
      return done(new AppError('sunucuMesgul'));
    }
    for (const name of [ALL, who]) held.add(name, size);
    const length = Math.max(size, Number(reply.getHeader('content-length') ?? 0));
    const late = setTimeout(() => reply.raw.destroy(), secondsFor(length) * 1000);
    reply.raw.once('close', () => {
      clearTimeout(late);
      for (const name of [ALL, who]) held.add(name, -size);
    });
    return done(null, payload);
  });

  limitEachConnection(app);
}

function limitEachConnection(app: FastifyInstance): void {
  const asked = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const waiting = asked.get(socket) ?? 0;
    if (waiting === DISPATCH.aConnection) {
      reply.hijack();
      socket.destroy();
      return done();
    }
    asked.set(socket, waiting + 1);
    return done();
  });
  // A connection that broke off has no next request.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    asked.set(socket, Math.max(0, (asked.get(socket) ?? 0) - 1));
    done();
  });
}

/** How long somebody may take for an answer of so many bytes. */
export const secondsFor = (bytes: number): number => DISPATCH.seconds + bytes / DISPATCH.bytesASecond;

/** A file that is made while it is sent has its own time (`send-stream.ts`). */
function sizeOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length;
  return payload instanceof ReadStream ? READ_AHEAD : 0;
}
