import type { webhookCalls } from '@defter/contract/webhook.ts';
import { sql } from 'kysely';
import { createToken } from '../../platform/auth/oturum.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { isPrivateHost } from '../../platform/outside/webhook/public-address.ts';

/** The most addresses of a business: every act writes a message for each. */
const EN_COK_WEBHOOK = 20;

/** Adds an address that is told of appointments. Nobody lets a program see what they may not see themselves. */
export async function createWebhook({ tx, body, oturum, degisim }: Context<typeof webhookCalls.create>) {
  if (body.musteriGorur && !oturum.yetkiler.has('musteriIletisim')) throw refusalAt('musteriGorur', 'yetkiYok');
  if (isPrivateHost(new URL(body.url))) throw refusalAt('url', 'webhookAdresiOzel');
  const anahtar = `dfw_${createToken().jeton}`;
  const { adi, url, olaylar, musteriGorur } = body;
  // Those who add one at once come one after the other.
  takeTurn(tx, 'webhook');
  const { rows } = await sql<{ id: number }>`
    insert into webhook (adi, url, olaylar, musteri_gorur, anahtar, kaydeden_personel_id)
    select ${adi}, ${url}, ${[...new Set(olaylar)]}::text[], ${musteriGorur}, ${anahtar}, ${oturum.personelID}::bigint
    where (select count(*) from webhook) < ${EN_COK_WEBHOOK} returning id`.execute(tx);
  if (!rows[0]) throw new AppError('webhookDolu');
  degisim(null, body);
  return { id: rows[0].id, anahtar };
}
