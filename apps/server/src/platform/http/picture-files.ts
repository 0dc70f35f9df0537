import { AppError } from '../errors/app-error.ts';
import { DOSYA_PATH } from '../files/file-path.ts';
import { PICTURE_KINDS } from '../files/read-picture-head.ts';
import type { Platform } from './context.ts';

/**
 * Serves the pictures of one kind to everybody who has the address. An <img> cannot send the token, so the address
 * itself is the secret: it has 122 random bits. Use it only for pictures that their owner shows anyway: faces of staff,
 * the sign of the house, its rooms on its page, its campaigns.
 * @example servePictures(platform, 'avatar')
 */
export function servePictures({ app, files }: Platform, kind: 'avatar' | 'logo' | 'sayfa' | 'kampanya'): void {
  app.get<{ Params: { bayi: string; name: string } }>(`${DOSYA_PATH}:bayi/${kind}/:name`, async ({ params }, reply) => {
    const picture = PICTURE_KINDS.find(({ extension }) => params.name.endsWith(`.${extension}`));
    const data = picture && (await files.get(`${params.bayi}/${kind}/${params.name}`));
    if (!data) throw new AppError('bulunamadi');
    return reply.header('content-type', picture.type).header('cache-control', 'public, max-age=31536000, immutable').send(data);
  });
}
