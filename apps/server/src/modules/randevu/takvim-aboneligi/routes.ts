import { takvimAboneligiCalls } from '@defter/contract/takvim-aboneligi.ts';
import { countTry } from '../../../platform/auth/tries.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { networkOf } from '../../../platform/http/client.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readTakvim } from './read-takvim.ts';
import { createAbonelik, getAbonelik, removeAbonelik, TAKVIM_PATH } from './save-abonelik.ts';

/** Wrong addresses of one sender in a minute, before the rest is refused unread. */
const WRONG = { ...takvimAboneligiCalls.get, path: TAKVIM_PATH, limit: 20 };

export function registerTakvimAboneligi(platform: Platform): void {
  serve(platform, takvimAboneligiCalls.get, getAbonelik);
  serve(platform, takvimAboneligiCalls.create, createAbonelik(platform.config));
  serve(platform, takvimAboneligiCalls.remove, removeAbonelik);

  // A phone has no session: the address is the secret. Whatever is wrong with it, the answer is the same.
  const { app, database, clock } = platform;
  app.get<{ Params: { dosya: string } }>(`${TAKVIM_PATH}:dosya`, async (request, reply) => {
    const { dosya } = request.params;
    const takvim = await database.acrossBayis(async (tx) =>
      dosya.endsWith('.ics') ? readTakvim(tx, dosya.slice(0, -'.ics'.length), clock.today()) : undefined,
    );
    if (!takvim) {
      await countTry(database, WRONG, networkOf(request.ip));
      throw new AppError('bulunamadi');
    }
    reply.header('etag', takvim.etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === takvim.etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(takvim.ics);
  });
}
