import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { gelisOf } from './gelis.ts';
import { visibleRandevu } from './visible-randevu.ts';

type Baglanti = { randevuID: number; musteriID: number; satisID: number };

/** Says on an appointment which sale was made of it; 404 unless it is that customer's and the person sees it. */
export async function linkSatis(tx: Tx, oturum: Oturum, { randevuID, musteriID, satisID }: Baglanti): Promise<void> {
  const row = await tx
    .updateTable('randevu as r')
    .set((eb) => ({ satis_id: satisID, surum: eb('surum', '+', 1) }))
    .where('id', '=', randevuID)
    .where('musteri_id', '=', musteriID)
    .where(visibleRandevu(oturum))
    .returning('id')
    .executeTakeFirst();
  found(row);
}

/** Takes a cancelled sale off its appointment, so that it can be sold again. */
export async function unlinkSatis(tx: Tx, { randevuID, satisID }: Omit<Baglanti, 'musteriID'>): Promise<void> {
  await tx
    .updateTable('randevu')
    .set((eb) => ({ satis_id: null, surum: eb('surum', '+', 1) }))
    .where('id', '=', randevuID)
    .where('satis_id', '=', satisID)
    .execute();
}

/** A finished sale closes its appointment, unless the customer never came. */
export async function closeRandevu(tx: Tx, randevuID: number): Promise<void> {
  await tx
    .updateTable('randevu')
    .set((eb) => ({ durum: 'K', surum: eb('surum', '+', 1) }))
    .where('id', '=', randevuID)
    .where('durum', 'in', ['B', 'O', 'G'])
    .where('silindi', 'is', null)
    .execute();
}

/** Holds an appointment until the end of the transaction, so that the second of two who sell it at once waits. */
export async function lockRandevu(tx: Tx, randevuID: number): Promise<void> {
  await tx.selectFrom('randevu').where('id', '=', randevuID).select('id').forUpdate().execute();
}

/** Says that the customer has come. The caller has checked that the appointment may move there. `an`: `YYYY-MM-DD HH:mm:ss`. */
export async function markGeldi(tx: Tx, randevuID: number, an: string): Promise<void> {
  await sql`
    with r as (
      update randevu r set durum = ${RandevuDurumu.geldi}, gelis_zamani = ${gelisOf(sql`'G'`, an)} where r.id = ${randevuID} returning id)
    update randevu_yer y set tutar = true from r where y.randevu_id = r.id and not y.tutar`.execute(tx);
}

/** Takes all sales off their appointments. */
export const unlinkSatislar = (tx: Tx): Promise<unknown> => tx.updateTable('randevu').set({ satis_id: null }).where('satis_id', 'is not', null).execute();
