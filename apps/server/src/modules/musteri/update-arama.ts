import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/**
 * Writes anew what the search looks in. The first name stands twice, so that "Kaya Ayşe" is found like
 * "Ayşe Kaya"; of phones the ten digits that people type.
 */
export async function updateArama(tx: Tx, musteriIDler: number | readonly number[]): Promise<void> {
  await sql`
    update musteri m set arama = katla(concat_ws(' ', m.ad, m.soyad, m.ad, m.dosya_no, (
      select string_agg(right(t.telefon, 10), ' ' order by t.id) from musteri_telefon t
      where t.bayi_id = m.bayi_id and t.musteri_id = m.id)))
    where m.id = any (${[musteriIDler].flat()})`.execute(tx);
}
