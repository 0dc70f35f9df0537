import type { webhookCalls } from '@defter/contract/webhook.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Puts a message back into the queue with all its tries. */
export async function resendGonderim({ tx, body, about, degisim }: Context<typeof webhookCalls.yenidenGonder>) {
  const row = await tx
    .updateTable('webhook_gonderim')
    .set({ durum: 'bekliyor', deneme: 0, sonraki_deneme: sql`now()` })
    .where('id', '=', body.id)
    .returning('webhook_id')
    .executeTakeFirst();
  about(found(row).webhook_id);
  degisim(null, { yenidenGonderildi: true });
  return { id: body.id };
}
