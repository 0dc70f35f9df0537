import { type RawBuilder, sql } from 'kysely';
import { isAyar } from '../ayar/load-ayarlar.ts';

type Istek = { personelID: RawBuilder<unknown>; baslangic: string; bitis: string };

/**
 * Whether somebody does not work at a time, for a statement that decides by it. Only where the bayi uses shifts, and only
 * in a week that is planned for that person, as `offShiftOf` of the rules has it for the screen.
 * @param baslangic wall clock `YYYY-MM-DD HH:mm`, like `bitis`
 */
export const isVardiyaDisinda = ({ personelID, baslangic, bitis }: Istek): RawBuilder<boolean> => sql`(
  ${isAyar('vardiyaKullanilsin')}
  and exists (select from vardiya v where v.personel_id = ${personelID}
    and v.tarih >= date_trunc('week', ${baslangic}::timestamp)::date and v.tarih < date_trunc('week', ${baslangic}::timestamp)::date + 7)
  and not coalesce((select range_agg(tsrange(v.baslangic, v.bitis)) from vardiya v where v.personel_id = ${personelID}
    and v.tarih between ${baslangic}::timestamp::date - 1 and ${baslangic}::timestamp::date)
    @> tsrange(${baslangic}::timestamp, ${bitis}::timestamp), false))`;
