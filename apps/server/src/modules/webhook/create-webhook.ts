import { randomBytes } from 'node:crypto';
import type { webhookCalls } from '@defter/contract/webhook.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Adds an address that is told of appointments. Nobody lets a program see what they may not see themselves. */
export async function createWebhook({ tx, body, oturum, degisim }: Context<typeof webhookCalls.create>) {
  if (body.musteriGorur && !oturum.yetkiler.has('musteriIletisim')) throw new AppError('yetkiYok', { alanlar: { musteriGorur: 'yetkiYok' } });
  const anahtar = `dfw_${randomBytes(32).toString('base64url')}`;
  const { adi, url, olaylar, musteriGorur } = body;
  const { id } = await tx
    .insertInto('webhook')
    .values({ adi, url, olaylar: [...new Set(olaylar)], musteri_gorur: musteriGorur, anahtar, kaydeden_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
  degisim(null, body);
  return { id, anahtar };
}
