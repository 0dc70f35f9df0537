import { type RawBuilder, sql } from 'kysely';
import { SATIS_GELIRLERI } from './satis-geliri.ts';

/**
 * Part of a larger statement: books what the CTE `degisen` (id, odeme_sekli_id, tarih, gelir) says of deposits. What leaves the till
 * is income with a minus, as it is wherever money is taken back.
 */
export const insertKaporaGelirleri = (personelID: number | null): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, kapora_id, gelir, islemi_yapan_personel_id)
  select d.tarih, d.odeme_sekli_id, ${SATIS_GELIRLERI}::bigint, d.id, d.gelir, ${personelID}::bigint from degisen d where d.gelir <> 0`;
