import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const MIB = 1024 * 1024;
/** A smaller answer fits into what the network holds on its way. */
const SMALLEST = 64 * 1024;

/** Limits of all answers that wait for their readers together, of those of one salon or one address, and of the time to take one. */
export const DISPATCH = { inAll: 96 * MIB, each: 32 * MIB, seconds: 120 } as const;

/**
 * Holds answers that are not taken within these limits, as `reception.ts` does with bodies: who asks for much and takes nothing is told
 * to come back, and is cut off when the time is up. Only what reads is refused; the answer of a change that was made is kept.
 */
export function registerDispatch(app: FastifyInstance): void {
  const held = new Map<string, number>();
  let sum = 0;
  const hold = (who: string, bytes: number) => {
    sum += bytes;
    const own = (held.get(who) ?? 0) + bytes;
    if (own === 0) held.delete(who);
    else held.set(who, own);
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
    // Whoever has gone already takes nothing, and is not heard to close any more.
    if (size < SMALLEST || reply.raw.destroyed) return done(null, payload);
    const who = String(request.oturum?.bayiID ?? request.ip);
    const his = held.get(who) ?? 0;
    // A single one may be larger, as an archive of pictures is.
    const isTooMuch = (sum > 0 && sum + size > DISPATCH.inAll) || (his > 0 && his + size > DISPATCH.each);
    if (isTooMuch && request.method === 'GET') {
      reply.removeHeader('content-encoding');
      reply.header('retry-after', '2');
      return done(new AppError('sunucuMesgul'));
    }
    hold(who, size);
    const late = setTimeout(() => reply.raw.destroy(), DISPATCH.seconds * 1000);
    reply.raw.once('close', () => {
      clearTimeout(late);
      hold(who, -size);
    });
    return done(null, payload);
  });
}
