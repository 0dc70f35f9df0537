import type { webhookCalls } from '@defter/contract/webhook.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Nothing more is told to it, and what waits for it goes with it. */
export async function removeWebhook({ tx, body, degisim }: Context<typeof webhookCalls.remove>) {
  const { adi, url, olaylar, musteri_gorur: musteriGorur } = found(
    await tx.deleteFrom('webhook').where('id', '=', body.id).returning(['adi', 'url', 'olaylar', 'musteri_gorur']).executeTakeFirst(),
  );
  degisim({ adi, url, olaylar, musteriGorur }, null);
  return { id: body.id };
}
