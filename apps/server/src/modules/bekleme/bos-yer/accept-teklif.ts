import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { releaseTutma } from '../../randevu/tutma/hold-saat.ts';
import { bookTeklif, lockTeklif } from './teklif.ts';

/** The customer said yes: the time is let go and booked in one. One that expired is booked as well while nobody has taken it. */
export async function acceptTeklif({ tx, body, oturum, clock, degisim }: Context<typeof beklemeCalls.kabul>) {
  const { jetonOzeti, beklemeID, durum: _durum, ...teklif } = await lockTeklif(tx, body.id);
  await releaseTutma(tx, jetonOzeti);
  const { id: randevuID, musteriCakisiyor } = await bookTeklif(tx, teklif, { oturum, clock });
  await sql`
    with t as (update bos_yer_teklifi set durum = 'kabul', randevu_id = ${randevuID} where id = ${body.id})
    update bekleme_listesi set durum = 'verildi', randevu_id = ${randevuID} where id = ${beklemeID}::bigint and durum = 'bekliyor'`.execute(tx);
  degisim({ teklifDurumu: 'acik' }, { teklifDurumu: 'kabul', randevuID });
  return { id: body.id, randevuID, musteriCakisiyor };
}
