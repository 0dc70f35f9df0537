import type { AnyCall } from '@defter/contract/call.ts';
import type { RouteHandlerMethod } from 'fastify';
import type { Platform } from './context.ts';

/** Puts a call on the server: `/musteri/{id}` becomes `/api/musteri/:id`. */
export function addRoute({ app, served }: Platform, call: AnyCall, handler: RouteHandlerMethod): void {
  served.push(call);
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler,
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
