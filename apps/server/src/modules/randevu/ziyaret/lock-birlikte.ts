import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

type Birlikte = { id: number; durum: RandevuDurumKodu; uygulayanID: number | null; /** Services (altUrunID) in their order. */ hizmetler: number[] };

/**
 * What is sold together with an appointment: it and the others of its visit that stand on the same day, are not called off or
 * missed and have no sale, in the order of the day. They are locked until the end of the transaction.
 */
export async function lockBirlikte(tx: Tx, randevuID: number): Promise<Birlikte[]> {
  const { rows } = await sql<Birlikte>`
    with r as materialized (
      select r.* from randevu r join randevu s on s.id = ${randevuID}
      where r.id = s.id or (r.ziyaret_id = s.ziyaret_id and r.musteri_id = s.musteri_id and r.baslangic::date = s.baslangic::date
        and r.silindi is null and r.satis_id is null and r.durum in ('B', 'O', 'G'))
      order by r.id for update of r
    )
    select r.id, r.durum, r.uygulayan_personel_id as "uygulayanID", (select coalesce(json_agg(h.alt_urun_id order by h.id), '[]')
      from randevu_hizmet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id) as hizmetler
    from r order by r.baslangic, r.id`.execute(tx);
  return rows;
}
