import type { smsCalls } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import { asOwner } from '../../../platform/db/scope.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { cancelToplu } from '../../../platform/outside/mesaj/outbox.ts';

/** Gives up what of a sending has not left yet. @throws AppError smsHepsiGitti where nothing waits any more */
export async function cancelGonderi({ tx, body: { id }, oturum, degisim }: Context<typeof smsCalls.iptal>) {
  found(await tx.selectFrom('sms_gonderim').select('id').where('id', '=', id).forUpdate().executeTakeFirst());
  const iptalEdilen = await asOwner(tx, () => cancelToplu(tx, { bayiID: oturum.bayiID, gonderimID: id }));
  if (iptalEdilen === 0) throw new AppError('smsHepsiGitti');
  await tx.updateTable('sms_gonderim').set({ iptal_zamani: sql`now()`, iptal_eden_personel_id: oturum.personelID }).where('id', '=', id).execute();
  degisim({ iptal: false }, { iptal: true, aliciSayisi: iptalEdilen });
  return { id, iptalEdilen };
}
