import { join } from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { ConstraintMessages } from '../errors/from-database.ts';
import { AppError } from '../errors/app-error.ts';
import { registerBodyParsers } from './body.ts';
import { keepAddresses } from './client.ts';
import { registerCompression } from './compression.ts';
import { registerDispatch } from './dispatch.ts';
import { registerErrorHandler, sendError } from './error-handler.ts';
import { RECEPTION, registerReception } from './reception.ts';
import { RequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { knowRequests } from './strays.ts';
import { refuseUnread } from './refuse-unread.ts';
import { UPLOADS } from './uploads.ts';

/** HTTP without any route: how every request is read and how every answer leaves. */
export function createHttp(config: Config, log: Logger, constraintMessages: ConstraintMessages): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // A separate logger for every request would cost more than the line it writes.
    childLoggerFactory: (logger) => logger,
    logController: new RequestLog(),
    // A request that comes on an open connection while the server ends was begun by its client: it is answered.
    return503OnClosing: false,
    trustProxy: config.trustProxy,
    // An address that cannot be decoded reaches neither a hook nor the error handler.
    frameworkErrors: (_error, request, reply) => {
      sendError(new AppError('istekGecersiz'), request, reply);
    },
    clientErrorHandler: refuseUnread,
    // The limit of the whole request; reception.ts has stricter ones for most.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    bodyLimit: RECEPTION.stranger.bodyLimit,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  });
  registerSecurityHeaders(app, config);
  registerCompression(app);
  registerDispatch(app);
  app.decorateRequest('oturum', undefined);
  registerReception(app);
  registerBodyParsers(app, join(config.dataDir, UPLOADS));
  registerErrorHandler(app, constraintMessages);
  knowRequests(app);
  keepAddresses(app);
  return app;
}
