import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

type Birlikte = { id: number; durum: RandevuDurumKodu; uygulayanID: number | null; /** Services (altUrunID) in their order. */ hizmetler: number[] };

/**
 * What is sold together with an appointment: it and the others of its visit that stand on the same day, are not called off or
 * missed and have no sale, in the order of the day. They are locked until the end of the transaction. A statement of its own
 * reads them, so that it sees the services that the previous holder of a lock has written; the locking statement sees only
 * those that were there when it began to wait.
 */
export async function lockBirlikte(tx: Tx, randevuID: number): Promise<Birlikte[]> {
  const birlikte = sql`randevu r join randevu s on s.id = ${randevuID}
    where (r.id = s.id or (r.ziyaret_id = s.ziyaret_id and r.musteri_id = s.musteri_id and r.baslangic::date = s.baslangic::date
      and r.silindi is null and r.satis_id is null and r.durum in ('B', 'O', 'G')))`;
  const [kilitli, { rows }] = await Promise.all([
    sql<{ id: number }>`select r.id from ${birlikte} order by r.id for update of r`.execute(tx),
    sql<Birlikte>`
      select r.id, r.durum, r.uygulayan_personel_id as "uygulayanID", (select coalesce(json_agg(h.alt_urun_id order by h.id), '[]')
        from randevu_hizmet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id) as hizmetler
      from ${birlikte} order by r.baslangic, r.id`.execute(tx),
  ]);
  // An appointment that joined the visit after the lock is not in it, and is sold by itself.
  const idler = new Set(kilitli.rows.map(({ id }) => id));
  return rows.filter(({ id }) => idler.has(id));
}
