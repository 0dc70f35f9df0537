import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';

const answering = new AsyncLocalStorage<FastifyReply>();

/** Lets all work that a handler starts know its request, however much later it fails. */
export function knowRequests(app: FastifyInstance): void {
  // This is the last hook before the handler. Hooks that read the body run callbacks in another context.
  app.addHook('preHandler', (_request, reply, done) => answering.run(reply, done));
}

/**
 * Handles the failures of the whole process that nothing else catches. A rejected promise that nobody awaits fails its
 * own request and no other. An exception ends the server, because the interrupted work may be half done.
 * @param end ends the server in order
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

/** Answers the request whose work has failed, unless it is answered already. Returns its call, where that is known. */
function answerStray(error: Error): string | undefined {
  const reply = answering.getStore();
  if (reply && !reply.sent) reply.send(error);
  return reply?.request.routeOptions.url;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));
