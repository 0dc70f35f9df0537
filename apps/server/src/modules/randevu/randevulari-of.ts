import { type RawBuilder, sql } from 'kysely';
import { isYerOf } from './visible-randevu.ts';

/**
 * How many appointments somebody has to serve in a time, and when the first of them begins: `sayi` and `ilk`. Cancelled
 * and postponed ones do not count; those that were served do.
 * @param baslangic wall clock `YYYY-MM-DD HH:mm`, like `bitis`
 */
export const randevulariOf = ({ personelID, baslangic, bitis }: { personelID: number; baslangic: string; bitis: string }): RawBuilder<unknown> => sql`
  select count(*) as sayi, min(r.baslangic) as ilk from randevu r
  where (r.uygulayan_personel_id = ${personelID} or (r.randevu_basligi_id <> all (array(select id from randevu_basligi where personel_id = ${personelID})) and ${isYerOf(personelID)})) and r.silindi is null and r.durum in ('B', 'O', 'G', 'K')
    and r.baslangic >= ${baslangic}::timestamp::date::timestamp and r.baslangic < ${bitis}::timestamp and r.bitis > ${baslangic}::timestamp`;
