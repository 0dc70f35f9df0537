import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { releaseTutma } from '../randevu/tutma/hold-saat.ts';

/** Takes a customer who is being forgotten off the waiting list, and lets go of the time that is kept for them. */
export async function forgetBekleyen(tx: Tx, { id }: { id: number }): Promise<void> {
  await sql`
    update bekleme_listesi set bekleme_notu = null, durum = case durum when 'bekliyor' then 'vazgecti' else durum end where musteri_id = ${id}`.execute(tx);
  const { rows } = await sql<{ jetonOzeti: Buffer }>`
    update bos_yer_teklifi set durum = 'ret' where musteri_id = ${id} and durum = 'acik' returning jeton_ozeti as "jetonOzeti"`.execute(tx);
  for (const { jetonOzeti } of rows) await releaseTutma(tx, jetonOzeti);
}
