import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import { gelisOf } from './gelis.ts';
import { visibleRandevu } from './visible-randevu.ts';
import { takeAgain } from './yerler.ts';

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

/** Says on the others of a visit that they are sold with it. */
export async function linkBirlikte(tx: Tx, idler: readonly number[], satisID: number): Promise<void> {
  await tx
    .updateTable('randevu')
    .set((eb) => ({ satis_id: satisID, surum: eb('surum', '+', 1) }))
    .where('id', '=', sql<number>`any(${idler}::bigint[])`)
    .execute();
}

/**
 * Takes a cancelled sale off its appointments, so that they can be sold again.
 * @param acilir whether those that it closed are open again
 */
export async function unlinkSatis(tx: Tx, satisID: number, acilir: boolean): Promise<void> {
  await tx
    .updateTable('randevu')
    .set((eb) => ({ satis_id: null, surum: eb('surum', '+', 1), ...(acilir && { durum: sql<string>`case when durum = 'K' then 'G' else durum end` }) }))
    .where('satis_id', '=', satisID)
    .execute();
}

/** A finished sale closes its appointments, unless the customer never came. */
export async function closeRandevular(tx: Tx, satisID: number): Promise<void> {
  await tx
    .updateTable('randevu')
    .set((eb) => ({ durum: 'K', surum: eb('surum', '+', 1) }))
    .where('satis_id', '=', satisID)
    .where('durum', 'in', ['B', 'O', 'G'])
    .where('silindi', 'is', null)
    .execute();
}

/** Holds what a sale was made of, also all of a visit, until the end of the transaction. Each says which sale it has already. */
export async function lockSatilanlar(tx: Tx, { randevuID, satisID }: { randevuID: number; satisID: number | null }): Promise<{ id: number; satisID: number | null }[]> {
  const { rows } = await sql<{ id: number; satisID: number | null }>`
    select id, satis_id as "satisID" from randevu where id = ${randevuID} or satis_id = ${satisID}::bigint order by id for update`.execute(tx);
  return rows;
}

/** Says that the customer has come. The caller has checked that the appointments may move there. `an`: `YYYY-MM-DD HH:mm:ss`. Throws ayniSaatteRandevu where one had given up its time, and it is taken. */
export async function markGeldi(tx: Tx, idler: readonly number[], an: string): Promise<void> {
  const { rows } = await sql<{ eksik: boolean }>`
    with r as (
      update randevu r set durum = ${RandevuDurumu.geldi}, gelis_zamani = ${gelisOf(sql`'G'`, an)} where r.id = any(${idler}::bigint[]) returning id),
    ${takeAgain(sql`r`)}
    select eksik from alinan`.execute(tx);
  if (rows[0]!.eksik) throw new AppError('ayniSaatteRandevu');
}

/** Takes all sales off their appointments. */
export const unlinkSatislar = (tx: Tx): Promise<unknown> => tx.updateTable('randevu').set({ satis_id: null }).where('satis_id', 'is not', null).execute();
