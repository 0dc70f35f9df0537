import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line a request, at `debug`: the call as the contract names it, never the address that was asked for, since
 * that carries ids and search words.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, { method, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status, elapsedTime } = reply;
    // An error here is a client that went away while it was answered.
    reply.log.debug({ method, path: routeOptions.url ?? null, status, ms: Math.round(elapsedTime), gone: error ? true : undefined }, 'request');
  }

  override routeNotFound(): void {}

  override serviceUnavailable(): void {}
}
