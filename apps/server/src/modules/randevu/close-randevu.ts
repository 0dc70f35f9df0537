import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/hata.ts';

type Baglanti = { randevuID: number; musteriID: number; satisID: number };

/** Says on an appointment which sale was made of it; 404 unless it is that customer's. */
export async function linkSatis(tx: Tx, { randevuID, musteriID, satisID }: Baglanti): Promise<void> {
  const row = await tx
    .updateTable('randevu')
    .set((eb) => ({ satis_id: satisID, surum: eb('surum', '+', 1) }))
    .where('id', '=', randevuID)
    .where('musteri_id', '=', musteriID)
    .where('silindi', 'is', null)
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
