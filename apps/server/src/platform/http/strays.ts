import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';

const answering = new AsyncLocalStorage<FastifyReply>();

/** Lets whatever a handler starts know for which request it was started, however much later it fails. */
export function knowRequests(app: FastifyInstance): void {
  // The last hook before the handler: what read the body before it called back from elsewhere.
  app.addHook('preHandler', (_request, reply, done) => answering.run(reply, done));
}

/**
 * Hears what nobody else hears, in the whole process. A promise that fails unheard fails its own request and no other.
 * An exception ends the server, because whatever was being done may be half done.
 * @param end ends it in good order
 */
export function endOnFaults(log: Pick<FastifyBaseLogger, 'error' | 'fatal'>, end: () => void): void {
  process.on('unhandledRejection', (thrown: unknown) => {
    const err = asError(thrown);
    log.error({ err, path: answerStray(err) }, 'a promise failed that nobody waited for');
  });
  process.on('uncaughtException', (err) => {
    log.fatal({ err, path: answerStray(err) }, 'unexpected fault');
    end();
  });
}

/** Answers the request in whose work something has failed, unless it is answered already; its call, where it is known. */
function answerStray(error: Error): string | undefined {
  const reply = answering.getStore();
  if (reply && !reply.sent) reply.send(error);
  return reply?.request.routeOptions.url;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
