import packageJson from '../../../package.json' with { type: 'json' };
import { packLarge } from '../http/compression.ts';
import type { Platform } from '../http/context.ts';
import { describeCalls } from './document.ts';
import { renderPage } from './page.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people, both made from the calls that are served. */
export function registerOpenApi({ app, served }: Platform): void {
  let made: { text: string; page: string } | undefined;
  const make = () => {
    const document = describeCalls(served, packageJson.version);
    return { text: JSON.stringify(document), page: renderPage(document) };
  };

  // The document is made on first request: it is rarely asked for, and every start would wait for it.
  app.get('/api/openapi.json', async (request, reply) => {
    made ??= make();
    return reply.type('application/json; charset=utf-8').send(await packLarge(request, reply, made.text));
  });
  app.get('/api/docs', { config: { page: true } }, async (request, reply) => {
    made ??= make();
    return reply.type('text/html; charset=utf-8').send(await packLarge(request, reply, made.page));
  });
}
