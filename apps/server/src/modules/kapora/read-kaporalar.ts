import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { KALAN_KAPORA } from './lock-kaporalar.ts';

type Kapora = { id: number; tarih: string; odemeSekliID: number; odemeSekliAdi: string } & Record<'tutar' | 'mahsup' | 'iade' | 'tutulan' | 'kalan', Kurus>;

/** The deposits of an appointment, oldest first. */
export async function readKaporalar(tx: Tx, randevuID: number): Promise<Kapora[]> {
  const { rows } = await sql<Kapora>`
    select k.id, k.tarih, k.odeme_sekli_id as "odemeSekliID", o.adi as "odemeSekliAdi", ${kurusOf(sql<number>`k.tutar`)} as tutar,
      ${kurusOf(sql<number>`k.mahsup`)} as mahsup, ${kurusOf(sql<number>`k.iade`)} as iade, ${kurusOf(sql<number>`k.tutulan`)} as tutulan, ${kurusOf(KALAN_KAPORA)} as kalan
    from kapora k join odeme_sekli o on o.bayi_id = k.bayi_id and o.id = k.odeme_sekli_id
    where k.randevu_id = ${randevuID} order by k.id`.execute(tx);
  return rows;
}

/** Whether somebody has paid a deposit for an appointment. */
export const hasKapora = async (tx: Tx, randevuID: number): Promise<boolean> =>
  (await tx.selectFrom('kapora').where('randevu_id', '=', randevuID).select('id').limit(1).executeTakeFirst()) !== undefined;

/** How many deposits an appointment has had: none is ever removed. */
export async function countKaporalar(tx: Tx, randevuID: number): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from kapora where randevu_id = ${randevuID}`.execute(tx);
  return rows[0]!.sayi;
}
