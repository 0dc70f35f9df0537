import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from './context.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/api/metrics` for Prometheus, open to programs of this machine only: requests by call and status, connections, event
 * loop and memory. It names calls, never people.
 */
export function registerMetrics({ app, database: { pool, countWaiting } }: Platform): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'defter_' });

  const durations = new Histogram({
    name: 'defter_request_seconds',
    help: 'Time from the request to the end of its answer, by call and status.',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  // Finding a line by its labels costs more than adding to it.
  const lines = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook('onResponse', ({ method, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    const key = `${method} ${url} ${statusCode}`;
    let line = lines.get(key);
    // All requests that match no call share one line, because anybody can invent their addresses.
    if (!line) lines.set(key, (line = durations.labels({ method, path: url ?? 'none', status: statusCode })));
    line.observe(elapsedTime / 1000);
    done();
  });

  const connections = new Gauge({
    name: 'defter_database_connections',
    help: 'Connections of this server to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers,
  });

  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) throw new AppError('bulunamadi');
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, countWaiting());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whether a program of this machine asks for itself, and not a proxy for somebody else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(socket.remoteAddress ?? '') && !('x-forwarded-for' in headers) && !('forwarded' in headers);
}
