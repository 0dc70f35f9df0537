import type { OutgoingHttpHeaders } from 'node:http';
import { touchesOturum } from '../auth/sessions.ts';
import type { Platform } from '../http/context.ts';
import { requireOturum } from '../http/serve.ts';
import { createTally } from '../http/tally.ts';
import { AppError } from '../errors/app-error.ts';

/** An empty line now and then makes proxies keep the connection open. */
const KEEP_ALIVE_MS = 25_000;

/** When it is asked again whether a person is still signed in, after the database could not say so. */
const ASK_AGAIN_MS = 1000;

/** How many streams one salon may have open (each tab has one), and how many bytes one may leave unread: hundreds of changes. */
export const MOST = { each: 500, untaken: 64 * 1024 } as const;

/** A page that took longer to load than this reloads its data anyway. */
const LONGEST_LOAD_MS = 60_000;

/**
 * `GET /api/olaylar`: the changes of the person's own bayi as server-sent events, until the client leaves. `?gecen=`
 * says for how many milliseconds the page has been loading; changes of that time are sent first.
 */
export function registerEventStream(platform: Platform): void {
  const open = new Set<() => void>();
  const counts = createTally();
  platform.app.get('/api/olaylar', async (request, reply) => {
    const oturum = await requireOturum(platform, request);
    const { raw } = reply;
    const salon = String(oturum.bayiID);
    if (counts.of(salon) === MOST.each) throw new AppError('sunucuMesgul');
    reply.hijack();
    // If the client has already left, no further close event will come.
    if (raw.destroyed) return;
    counts.add(salon, 1);
    const write = (text: string) => {
      if (raw.writableLength > MOST.untaken) raw.destroy();
      else raw.write(text);
    };
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
    let again: NodeJS.Timeout | undefined;
    /** A person who was signed out gets no more events. A database that is busy or away ends nobody's stream: it is asked again. */
    const endIfSignedOut = (): void => {
      requireOturum(platform, request).catch((error: unknown) => {
        if (error instanceof AppError && error.status < 500) return end();
        if (!open.has(end)) return;
        request.log.warn({ err: error }, 'a stream does not know whether its person is still signed in');
        clearTimeout(again);
        again = setTimeout(endIfSignedOut, ASK_AGAIN_MS);
      });
    };
    const timer = setInterval(() => write(': \n\n'), KEEP_ALIVE_MS);
    const unsubscribe = platform.events.subscribe(({ bayiID, konular }) => {
      if (bayiID !== oturum.bayiID && bayiID !== 0) return;
      write(`data: ${JSON.stringify({ konular })}\n\n`);
      if (touchesOturum(konular)) endIfSignedOut();
    });
    const { gecen } = request.query as { gecen?: string };
    const missed = platform.events.toldSince(oturum.bayiID, Math.min(Number(gecen) || 0, LONGEST_LOAD_MS));
    if (missed.length > 0) raw.write(`data: ${JSON.stringify({ konular: missed })}\n\n`);
    // This runs before the end and not only at the close, because nothing may be written between the two.
    const stop = () => {
      clearInterval(timer);
      clearTimeout(again);
      unsubscribe();
      open.delete(end);
    };
    raw.once('close', () => {
      counts.add(salon, -1);
      stop();
    });
  });
  platform.app.addHook('preClose', async () => {
    for (const end of open) end();
  });
}
