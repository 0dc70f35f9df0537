import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from './client.ts';
import { createTally } from './tally.ts';

/**
 * The sender of a body: a stranger, a signed-in person, or a signed-in person who sends files, which go to the disk.
 */
export type Sender = 'stranger' | 'person' | 'files';

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Limits of one body's size, of all bodies that are being read together, and of the reading time. Strangers have a
 * share of their own, so that they cannot crowd out people at work.
 */
export const RECEPTION: Readonly<Record<Sender, { bodyLimit: number; inAll: number; seconds: number }>> = {
  stranger: { bodyLimit: 32 * KIB, inAll: 16 * MIB, seconds: 15 },
  person: { bodyLimit: 2 * MIB, inAll: 64 * MIB, seconds: 30 },
  // 25 MiB over a line of 1 Mbit/s.
  files: { bodyLimit: 25 * MIB, inAll: 400 * MIB, seconds: 240 },
};

/** The part of the total that one salon or one address may use. */
const SHARE = 1 / 4;

/**
 * Receives bodies within these limits: it answers 413 or 503 before reading anything, and 408 when reading takes too
 * long.
 */
export function registerReception(app: FastifyInstance): void {
  const held = createTally();

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    const size = sizeOf(request, bodyLimit);
    if (size === 0) return done(null, payload);
    if (size > bodyLimit) return done(new AppError('istekBuyuk'));
    // A client that left during the look-up of its session sends no further event that would give its share back.
    if (reply.raw.destroyed) return done(new AppError('istekGecersiz'));
    const sender = config.sender ?? 'stranger';
    const { inAll, seconds } = RECEPTION[sender];
    const who = `${sender} ${request.oturum?.bayiID ?? networkOf(request.ip)}`;
    if (held.of(sender) + size > inAll || held.of(who) + size > inAll * SHARE) {
      reply.header('retry-after', '2');
      return done(new AppError('sunucuMesgul'));
    }
    for (const key of [sender, who]) held.add(key, size);
    const late = setTimeout(() => {
      if (!reply.sent) reply.send(new AppError('istekYavas'));
    }, seconds * 1000);
    payload.once('end', () => clearTimeout(late));
    reply.raw.once('close', () => {
      clearTimeout(late);
      for (const key of [sender, who]) held.add(key, -size);
    });
    return done(null, payload);
  });
}

/** The bytes of a body. A body without a declared length counts with its limit. */
function sizeOf({ headers }: FastifyRequest, bodyLimit: number): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Number(headers['content-length'] ?? 0);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The sender of this call's bodies; a stranger by default. */
    sender?: Sender;
    /** The limit of members in a JSON body of this call. */
    members?: number;
  }
}
