import type { OutgoingHttpHeaders } from 'node:http';
import { touchesOturum } from '../auth/sessions.ts';
import type { Platform } from '../http/context.ts';
import { findOturum } from '../http/serve.ts';
import { AppError } from '../errors/app-error.ts';

/** A line of nothing now and then, so that proxies keep the connection open. */
const KEEP_ALIVE_MS = 25_000;

/** A page that took longer to load than this asks for what it shows anew anyway. */
const LONGEST_LOAD_MS = 60_000;

/**
 * `GET /api/olaylar`: the changes of one's own bayi as server-sent events, until the client goes. `?gecen=` says for how
 * many milliseconds it has been loading, and what changed meanwhile is told first.
 */
export function registerEventStream(platform: Platform): void {
  const open = new Set<() => void>();
  platform.app.get('/api/olaylar', async (request, reply) => {
    const oturum = await findOturum(platform, request);
    if (!oturum) throw new AppError('tokenGecersiz');
    reply.hijack();
    const { raw } = reply;
    // A client that went away meanwhile will not be heard to close once more.
    if (raw.destroyed) return;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    const end = () => {
      stop();
      raw.end();
    };
    open.add(end);
    const timer = setInterval(() => raw.write(': \n\n'), KEEP_ALIVE_MS);
    const unsubscribe = platform.events.subscribe(({ bayiID, konular }) => {
      if (bayiID !== oturum.bayiID && bayiID !== 0) return;
      raw.write(`data: ${JSON.stringify({ konular })}\n\n`);
      // Who was signed out hears nothing any more; a database that is away ends nobody.
      if (touchesOturum(konular)) findOturum(platform, request).then((still) => still ?? end(), () => undefined);
    });
    const { gecen } = request.query as { gecen?: string };
    const missed = platform.events.toldSince(oturum.bayiID, Math.min(Number(gecen) || 0, LONGEST_LOAD_MS));
    if (missed.length > 0) raw.write(`data: ${JSON.stringify({ konular: missed })}\n\n`);
    // Before the end and not only at the close: nothing may be written between the two.
    const stop = () => {
      clearInterval(timer);
      unsubscribe();
      open.delete(end);
    };
    raw.on('close', stop);
  });
  platform.app.addHook('preClose', async () => {
    for (const end of open) end();
  });
}
