import type { AnyCall } from '@defter/contract/call.ts';
import { isDosya } from '@defter/contract/fields.ts';
import type { RouteHandlerMethod } from 'fastify';
import type { Platform } from './context.ts';

const MIB = 1024 * 1024;

/** Puts a call on the server: `/musteri/{id}` becomes `/api/musteri/:id`. */
export function addRoute({ app, served }: Platform, call: AnyCall, handler: RouteHandlerMethod): void {
  served.push(call);
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler,
    // Read before anybody is asked who they are, so a body without a file stays small.
    bodyLimit: Object.values(call.body._zod.def.shape).some(isDosya) ? 25 * MIB : 2 * MIB,
    config: { nested: call.nested === true },
    exposeHeadRoute: false,
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call nests `success` and `message`, in refusals as well. */
    nested?: boolean;
  }
}
