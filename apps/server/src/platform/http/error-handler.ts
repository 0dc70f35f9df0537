import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConstraintMessages, hataFromDatabase } from '../errors/from-database.ts';
import { Hata } from '../errors/hata.ts';

/** Turns whatever was thrown into a reply that tells the truth; only our own faults are logged as errors. */
export function registerErrorHandler(app: FastifyInstance, messages: ConstraintMessages): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const hata = toHata(error, messages);
    if (hata.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendHata(hata, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendHata(new Hata('bulunamadi'), request, reply));
}

function toHata(error: FastifyError | Error, messages: ConstraintMessages): Hata {
  if (error instanceof Hata) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Hata('istekBuyuk');
  if (status !== undefined && status >= 400 && status < 500) return new Hata('istekGecersiz');
  return hataFromDatabase(error, messages) ?? new Hata('hataOlustu');
}

/** Answers with a refusal, nested as well where the call's replies are. */
export function sendHata({ kod, status, alanlar, veri, kullanim }: Hata, request: FastifyRequest, reply: FastifyReply) {
  const outcome = { success: false, message: kod };
  // The rest of a body that is too large is not waited for.
  if (kod === 'istekBuyuk') reply.header('connection', 'close');
  return reply.code(status).send({ ...(request.routeOptions.config.nested && { response: outcome }), ...outcome, alanlar, veri, kullanim });
}
