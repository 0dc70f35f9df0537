import { type Paket, paketOn } from '@defter/rules/paket.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import type { Tx } from '../../platform/db/connection.ts';

/** The plan of a bayi on a day, for acts that no signed-in person does. */
export async function readPaket(tx: Tx, bayiID: number, bugun: Tarih): Promise<Paket> {
  const paket = await tx
    .selectFrom('bayi as b')
    .innerJoin('paket as p', 'p.id', 'b.paket_id')
    .where('b.id', '=', bayiID)
    .select(['p.adi', 'b.paket_bitis as bitis', 'b.deneme_bitis as denemeBitis', 'p.personel_sinir as personelSinir', 'p.randevu_sinir as randevuSinir', 'p.satis_modulu as satisModulu'])
    .executeTakeFirstOrThrow();
  return paketOn(paket, bugun);
}
