import { type RawBuilder, sql } from 'kysely';

/**
 * Parts of a larger statement: the appointments that `r` names (`id`) take their places again, as a booking takes them. One that is taken
 * leads to no row instead of an error, because those who break the constraint at once would wait for each other (deadlock), again at each
 * new attempt. `alinan.eksik` says whether any was. Whether two may be there is what the column says now: of deleted ones nobody has asked
 * when that changed.
 */
export const takeAgain = (r: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  birakilan as (
    delete from randevu_yer y using ${r} where y.randevu_id = r.id and not y.tutar
    returning y.randevu_id, y.randevu_basligi_id, y.baslangic, y.bitis, y.ustune
  ),
  yer as (
    insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, ustune)
    select y.randevu_id, b.id, y.baslangic, y.bitis, b.ayni_saatte_randevu_verilmesin, y.ustune
    from birakilan y join randevu_basligi b on b.id = y.randevu_basligi_id order by b.id, y.randevu_id on conflict do nothing returning 1
  ),
  alinan as (select (select count(*) from yer) < (select count(*) from birakilan) as eksik)`;
