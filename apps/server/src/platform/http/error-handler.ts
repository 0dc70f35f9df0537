import type { HataKodu } from '@defter/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConstraintMessages, errorFromDatabase } from '../errors/from-database.ts';
import { errorFromSurroundings } from '../errors/from-surroundings.ts';
import { AppError } from '../errors/app-error.ts';

/** Turns every thrown value into a truthful reply. Only our own faults are logged as errors. */
export function registerErrorHandler(app: FastifyInstance, messages: ConstraintMessages): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const failure = toAppError(error, messages);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendError(new AppError('bulunamadi'), request, reply));
  // The body of a request to an unknown address is not read.
  app.addHook('onRequest', (request, _reply, done) => done(request.is404 ? new AppError('bulunamadi') : undefined));
}

function toAppError(error: FastifyError | Error, messages: ConstraintMessages): AppError {
  if (error instanceof AppError) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new AppError('istekBuyuk');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('istekGecersiz');
  return errorFromSurroundings(error) ?? errorFromDatabase(error, messages) ?? new AppError('hataOlustu');
}

const NOT_WAITED_FOR = new Set<HataKodu>(['istekBuyuk', 'istekYavas', 'sunucuMesgul']);

/** Answers with a refusal. It is nested if the replies of the call are. */
export function sendError({ kod, status, alanlar, veri, kullanim }: AppError, request: FastifyRequest, reply: FastifyReply) {
  const outcome = { success: false, message: kod };
  // The server does not wait for the rest of a body that is too large or too slow.
  if (NOT_WAITED_FOR.has(kod)) reply.header('connection', 'close');
  return reply.code(status).send({ ...(request.routeOptions.config.nested && { response: outcome }), ...outcome, alanlar, veri, kullanim });
}
