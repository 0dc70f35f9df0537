import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { cihazOf } from '../auth/cihaz.ts';
import { countTry } from '../auth/tries.ts';
import type { Platform, PublicContext } from './context.ts';
import { createReader } from './input.ts';
import { clientOf, networkOf } from './client.ts';
import { createSerializer } from './reply.ts';
import { addRoute } from './route.ts';

type Handler<C extends AnyCall> = (context: PublicContext<C>) => Promise<ReplyOf<C>>;

/**
 * Serves a call that everybody may make. A refusal must keep what the handler wrote before it threw, such as a counted
 * wrong try; so a handler opens its own transactions.
 */
export function servePublic<C extends AnyCall>(platform: Platform, call: C, handler: Handler<C>): void {
  const read = createReader(call);
  const serialize = createSerializer(call, platform.onAnswer);
  addRoute(platform, call, async (request, reply) => {
    const input = read(request);
    const client = clientOf(request);
    if (call.limit) await countTry(platform.database, call, networkOf(client.ip));
    const text = serialize(await handler({ ...input, clock: platform.clock, client, cihaz: cihazOf(request, reply, platform.config) }));
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
}
