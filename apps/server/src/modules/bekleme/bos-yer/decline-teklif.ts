import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { releaseTutma } from '../../randevu/tutma/hold-saat.ts';
import { lockTeklif } from './teklif.ts';

/** The customer said no, or nobody answered: the time is free for the next one. The customer stays on the waiting list. */
export async function declineTeklif({ tx, body, degisim }: Context<typeof beklemeCalls.ret>) {
  const { jetonOzeti } = await lockTeklif(tx, body.id);
  await releaseTutma(tx, jetonOzeti);
  await sql`update bos_yer_teklifi set durum = 'ret' where id = ${body.id}`.execute(tx);
  degisim({ teklifDurumu: 'acik' }, { teklifDurumu: 'ret' });
  return { id: body.id };
}
