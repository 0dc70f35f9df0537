import type { AnyCall } from '@defter/contract/call.ts';
import { isDosya } from '@defter/contract/fields.ts';
import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Platform } from './context.ts';
import { RECEPTION, type Sender } from './reception.ts';

/** The limit of members for calls whose JSON carries the rows of a whole file, as the specification sends it. */
const MOST_ROWS = 120_000;

/**
 * Puts a call on the server: `/musteri/{id}` becomes `/api/musteri/:id`.
 * @param admit runs before the body is read, and throws for a person who may not make the call
 */
export function addRoute({ app, served }: Platform, call: AnyCall, handler: RouteHandlerMethod, admit?: (request: FastifyRequest) => Promise<void>): void {
  served.push(call);
  const sender = senderOf(call);
  app.route({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    onRequest: admit,
    handler,
    bodyLimit: RECEPTION[sender].bodyLimit,
    config: { nested: call.nested === true, sender, ...(call.json && { members: MOST_ROWS }) },
    exposeHeadRoute: false,
  });
}

function senderOf({ yetki, body }: AnyCall): Sender {
  if (yetki === 'herkes') return 'stranger';
  return Object.values(body._zod.def.shape).some(isDosya) ? 'files' : 'person';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call nests `success` and `message`, also in refusals. */
    nested?: boolean;
  }
}
