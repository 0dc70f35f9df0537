import { type RawBuilder, sql } from 'kysely';

/** The discount in percent that customer `m` has: the higher one of the group and of the kind of patient, while they are in use. */
export const MUSTERI_ISKONTOSU: RawBuilder<number> = sql`greatest(
  (select g.iskonto from musteri_grubu g where g.bayi_id = m.bayi_id and g.id = m.grup_id and g.aktif_mi),
  (select h.iskonto from hasta_turu h where h.bayi_id = m.bayi_id and h.id = m.hasta_turu_id and h.aktif_mi), 0)`;
