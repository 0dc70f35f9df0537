import { sql } from 'kysely';

/** The address of customer `m` on papers: the first one, in one line with district and province. */
export const MUSTERI_ADRESI = sql`(select concat_ws(' ', a.adres, nullif(concat_ws(' / ', ac.ad, ai.ad), '')) from musteri_adres_ozet a
  left join il ai on ai.id = a.il_id left join ilce ac on ac.id = a.ilce_id
  where a.bayi_id = m.bayi_id and a.musteri_id = m.id order by a.id limit 1)`;
