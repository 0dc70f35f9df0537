import { type RawBuilder, sql } from 'kysely';
import { isAyar } from '../ayar/load-ayarlar.ts';

type Istek = { personelID: RawBuilder<unknown>; baslangic: string; bitis: string };

/**
 * A condition that holds when a person does not work at a time. It needs the bayi to use shifts and the week to be planned for
 * that person; `offShiftOf` of the rules is the same for the screen.
 * @param baslangic wall clock `YYYY-MM-DD HH:mm`, like `bitis`
 */
export const isVardiyaDisinda = ({ personelID, baslangic, bitis }: Istek): RawBuilder<boolean> => sql`(
  ${isAyar('vardiyaKullanilsin')}
  and exists (select from vardiya v where v.personel_id = ${personelID}
    and v.tarih >= date_trunc('week', ${baslangic}::timestamp)::date and v.tarih < date_trunc('week', ${baslangic}::timestamp)::date + 7)
  and not coalesce((select range_agg(tsrange(v.baslangic, v.bitis)) from vardiya v where v.personel_id = ${personelID}
    and v.tarih between ${baslangic}::timestamp::date - 1 and ${baslangic}::timestamp::date)
    @> tsrange(${baslangic}::timestamp, ${bitis}::timestamp), false))`;
