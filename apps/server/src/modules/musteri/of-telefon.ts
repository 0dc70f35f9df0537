import { sql } from 'kysely';

/** Joins the customer `m` who has the number of row `g` now; two never share one. */
export const MUSTERI_OF_TELEFON = sql`
  left join musteri_telefon_ozet t on t.bayi_id = g.bayi_id and t.telefon = g.telefon
  left join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = t.musteri_id`;
