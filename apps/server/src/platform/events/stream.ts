import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { touchesOturum } from '../auth/sessions.ts';
import type { Platform } from '../http/context.ts';
import { findOturum } from '../http/serve.ts';
import { Hata } from '../errors/hata.ts';

/** A line of nothing now and then, so that proxies keep the connection open. */
const KEEP_ALIVE_MS = 25_000;

/** `GET /api/olaylar`: the changes of one's own bayi as server-sent events, until the client goes. */
export function registerEventStream(platform: Platform): void {
  const open = new Set<FastifyReply>();
  platform.app.get('/api/olaylar', async (request, reply) => {
    const oturum = await findOturum(platform, request);
    if (!oturum) throw new Hata('tokenGecersiz');
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    open.add(reply);
    const timer = setInterval(() => raw.write(': \n\n'), KEEP_ALIVE_MS);
    const unsubscribe = platform.events.subscribe(({ bayiID, konular }) => {
      if (bayiID !== oturum.bayiID && bayiID !== 0) return;
      raw.write(`data: ${JSON.stringify({ konular })}\n\n`);
      // Who was signed out hears nothing any more; a database that is away ends nobody.
      if (touchesOturum(konular)) findOturum(platform, request).then((still) => still ?? raw.end(), () => undefined);
    });
    raw.on('close', () => {
      clearInterval(timer);
      unsubscribe();
      open.delete(reply);
    });
  });
  platform.app.addHook('preClose', async () => {
    for (const { raw } of open) raw.end();
  });
}
