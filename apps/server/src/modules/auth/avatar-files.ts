import { Hata } from '../../platform/errors/hata.ts';
import { DOSYA_PATH } from '../../platform/files/dosya-path.ts';
import type { Platform } from '../../platform/http/context.ts';
import { AVATAR_KINDS } from './avatar-kind.ts';

/**
 * Serves pictures. An <img> cannot send the token, so the address itself is the secret: it has 122 random bits.
 * Nothing but pictures of staff is reached by it.
 */
export function registerAvatarFiles({ app, files }: Platform): void {
  app.get<{ Params: { bayi: string; name: string } }>(`${DOSYA_PATH}:bayi/avatar/:name`, async ({ params }, reply) => {
    const kind = AVATAR_KINDS.find(({ extension }) => params.name.endsWith(`.${extension}`));
    const data = kind && (await files.get(`${params.bayi}/avatar/${params.name}`));
    if (!data) throw new Hata('bulunamadi');
    return reply.header('content-type', kind.type).header('cache-control', 'public, max-age=31536000, immutable').send(data);
  });
}
