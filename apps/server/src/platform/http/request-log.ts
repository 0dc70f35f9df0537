import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Writes one line per request, at `debug`. It names the call as the contract does, never the requested address, because
 * that carries ids and search words.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    // An error here means that the client left while it was answered.
    reply.log.debug({ method, path: routeOptions.url ?? null, status, ms: Math.round(elapsedTime), gone: error ? true : undefined }, 'request');
  }

  override routeNotFound(): void {}

  override serviceUnavailable(): void {}
}
