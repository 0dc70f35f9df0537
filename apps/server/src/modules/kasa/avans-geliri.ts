import { type RawBuilder, sql } from 'kysely';
import { SATIS_GELIRLERI } from './satis-geliri.ts';

/**
 * Part of a larger statement: books what the CTE `giden` (avans_id, odeme_sekli_id, tarih, gelir) says of credit. What leaves the
 * till is income with a minus, as it is wherever money is taken back.
 */
export const insertAvansGelirleri = (personelID: number): RawBuilder<unknown> => sql`
  insert into kasa (tarih, odeme_sekli_id, kategori_id, avans_id, gelir, islemi_yapan_personel_id)
  select g.tarih, g.odeme_sekli_id, ${SATIS_GELIRLERI}::bigint, g.avans_id, g.gelir, ${personelID}::bigint from giden g`;
