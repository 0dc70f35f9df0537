import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

export type KartOrani = { personelID: number; adSoyad: string; hizmetPrim: number; urunPrim: number };

/** The percentages on the cards of all colleagues, also of those who have left, by name. */
export async function listPrimOranlari(tx: Tx): Promise<KartOrani[]> {
  const { rows } = await sql<KartOrani>`
    select id as "personelID", concat_ws(' ', ad, soyad) as "adSoyad", hizmet_prim as "hizmetPrim", urun_prim as "urunPrim"
    from personel order by arama, id`.execute(tx);
  return rows;
}
