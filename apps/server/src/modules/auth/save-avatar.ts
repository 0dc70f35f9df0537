import type { authCalls } from '@defter/contract/auth.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context, Platform } from '../../platform/http/context.ts';

/** What a picture begins with, whatever its name says. */
const SIGNATURES: { extension: string; type: string; matches: (data: Buffer) => boolean }[] = [
  { extension: 'png', type: 'image/png', matches: (data) => data.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { extension: 'jpg', type: 'image/jpeg', matches: (data) => data.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  {
    extension: 'webp',
    type: 'image/webp',
    matches: (data) => data.subarray(0, 4).toString('latin1') === 'RIFF' && data.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** Keeps a new picture of oneself; the one before goes once the new one is saved. */
export async function saveAvatar({ tx, body, oturum, files, afterCommit }: Context<typeof authCalls.avatar>) {
  const data = Buffer.from(await body.avatar.arrayBuffer());
  const kind = SIGNATURES.find(({ matches }) => matches(data));
  if (!kind) throw new Hata('resimGecersiz', { alanlar: { avatar: 'resimGecersiz' } });
  const before = await tx.selectFrom('personel').select('avatar').where('id', '=', oturum.personelID).executeTakeFirst();
  const key = await files.put({ bayiID: oturum.bayiID, kind: 'avatar', extension: kind.extension, data });
  await tx.updateTable('personel').set({ avatar: key }).where('id', '=', oturum.personelID).execute();
  afterCommit(() => {
    if (before?.avatar) void files.remove(before.avatar);
  });
  return { avatar: `/api/dosya/${key}` };
}

/**
 * Serves pictures. An <img> cannot send the token, so the address itself is the secret: it has 122 random
 * bits. Nothing but pictures of staff is kept under this path.
 */
export function registerAvatarFiles({ app, files }: Platform): void {
  app.get('/api/dosya/:bayi/avatar/:name', async (request, reply) => {
    const { bayi, name } = request.params as { bayi: string; name: string };
    const data = await files.get(`${bayi}/avatar/${name}`);
    const kind = SIGNATURES.find(({ extension }) => name.endsWith(`.${extension}`));
    if (!data || !kind) throw new Hata('bulunamadi');
    return reply.header('content-type', kind.type).header('cache-control', 'private, max-age=31536000, immutable').send(data);
  });
}
