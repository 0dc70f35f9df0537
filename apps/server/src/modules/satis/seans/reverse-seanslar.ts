import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Yapan } from './open-haklar.ts';

/**
 * Takes back what a sale moved, or some of its lines: each movement once, by one of the opposite that names it. The rows of the
 * sessions are taken in the order of their ids, as everywhere.
 */
export async function reverseSeanslar(tx: Tx, satisID: number, { bugun, personelID }: Yapan, satirIDler?: readonly number[]): Promise<void> {
  await sql`
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, satis_id, satis_icerik_id, personel_id, iptal_edilen_id)
    select h.hak_id, h.tur, -h.adet, -h.tutar, ${bugun}::date, h.satis_id, h.satis_icerik_id, ${personelID}::bigint, h.id
    from seans_hareket h
    where h.satis_id = ${satisID} and h.iptal_edilen_id is null
      ${satirIDler === undefined ? sql`` : sql`and h.satis_icerik_id = any(${satirIDler}::bigint[])`}
      and not exists (select from seans_hareket g where g.bayi_id = h.bayi_id and g.iptal_edilen_id = h.id)
    order by h.hak_id, h.id`.execute(tx);
}
