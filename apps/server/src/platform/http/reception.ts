import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Who sends a body: a stranger, somebody signed in, or somebody signed in who sends files, which go to the disk. */
export type Sender = 'stranger' | 'person' | 'files';

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * What one body may be, what all that are being read may be together, and how long reading it may take. Strangers have
 * a share of their own, so that they cannot take the place of those who work.
 */
export const RECEPTION: Readonly<Record<Sender, { bodyLimit: number; inAll: number; seconds: number }>> = {
  stranger: { bodyLimit: 32 * KIB, inAll: 16 * MIB, seconds: 15 },
  person: { bodyLimit: 2 * MIB, inAll: 64 * MIB, seconds: 30 },
  // 25 MiB over a line of 1 Mbit/s.
  files: { bodyLimit: 25 * MIB, inAll: 400 * MIB, seconds: 240 },
};

/** Of what all may send together, the part that one salon or one address may. */
const SHARE = 1 / 4;

/** Receives bodies within these limits: 413 and 503 before anything is read, 408 when it takes too long. */
export function registerReception(app: FastifyInstance): void {
  const held = new Map<string, number>();
  const hold = (key: string, bytes: number) => {
    const sum = (held.get(key) ?? 0) + bytes;
    if (sum === 0) held.delete(key);
    else held.set(key, sum);
  };

  app.addHook('preParsing', (request, reply, payload, done) => {
    const { bodyLimit, config } = request.routeOptions;
    const size = sizeOf(request, bodyLimit);
    if (size === 0) return done(null, payload);
    if (size > bodyLimit) return done(new AppError('istekBuyuk'));
    const sender = config.sender ?? 'stranger';
    const { inAll, seconds } = RECEPTION[sender];
    const who = `${sender} ${request.oturum?.bayiID ?? request.ip}`;
    if ((held.get(sender) ?? 0) + size > inAll || (held.get(who) ?? 0) + size > inAll * SHARE) {
      reply.header('retry-after', '2');
      return done(new AppError('sunucuMesgul'));
    }
    for (const key of [sender, who]) hold(key, size);
    const late = setTimeout(() => {
      if (!reply.sent) reply.send(new AppError('istekYavas'));
    }, seconds * 1000);
    payload.once('end', () => clearTimeout(late));
    reply.raw.once('close', () => {
      clearTimeout(late);
      for (const key of [sender, who]) hold(key, -size);
    });
    return done(null, payload);
  });
}

/** Bytes of a body; one that does not say how long it is may become as long as it is allowed to. */
function sizeOf({ headers }: FastifyRequest, bodyLimit: number): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Number(headers['content-length'] ?? 0);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who sends the body of this call; a stranger where nothing is said. */
    sender?: Sender;
    /** Members that a JSON body of this call may have. */
    members?: number;
  }
}
