import { weekday } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import { listTatiller } from '../vardiya/tatiller.ts';
import type { Zaman } from './check-zaman.ts';

/**
 * The hours of the day of a time, from the settings `a` (docs/adr/0055): `acilis` and `kapanis`, equal when it is closed, and `tatil`, when a
 * holiday begins that is closed. `ara_nedeni` is the reason for which one of the columns `y.idler` is closed at that time. `istisna_zamani` and
 * `ara_zamani` are when those hours and that reason were last said. The same as `acikSaatler` and `aralarOf` of the rules.
 */
export function gunSaatleri({ baslangic, bitis }: Zaman): RawBuilder<unknown> {
  const tarih = baslangic.slice(0, 10);
  const gun = weekday(tarih);
  const tatil = listTatiller(tarih, tarih)[0];
  return sql`
    select coalesce(i.baslangic, c.baslangic, a.baslangic_saati) as acilis, coalesce(i.bitis, c.bitis, a.bitis_saati) as kapanis,
      case when i.id is null and a.tatilde_kapali then ${tatil ? (tatil.saat ?? '00:00') : null}::time end as tatil,
      i.kayit_zamani as istisna_zamani, ara.aciklama as ara_nedeni, ara.kayit_zamani as ara_zamani
    from (select) bu
    left join lateral (
      select k.aciklama, k.kayit_zamani from takvim_istisnasi k where ${isAraOf({ baslangic, bitis }, sql`any(y.idler)`)} order by k.kayit_zamani desc limit 1
    ) ara on true
    left join takvim_istisnasi i on i.tur <> 'ara' and i.ilk_gun <= ${tarih}::date and i.son_gun >= ${tarih}::date
    left join calisma_saati c on c.gun = ${gun}`;
}

/** Whether `k` closes a column, `= any(…)` of several, at a time. */
export function isAraOf({ baslangic, bitis }: Zaman, sutun: RawBuilder<unknown>): RawBuilder<boolean> {
  const tarih = baslangic.slice(0, 10);
  return sql`(k.tur = 'ara' and k.ilk_gun <= ${tarih}::date and (k.son_gun is null or k.son_gun >= ${tarih}::date)
    and (k.gunler is null or ${weekday(tarih)} = any(k.gunler)) and coalesce(k.randevu_basligi_id = ${sutun}, true)
    and k.baslangic < ${saatOf(bitis)}::time and k.bitis > ${saatOf(baslangic)}::time)`;
}

/** Whether exception `i` closes the time of appointment `r`, in any of the columns that it takes. */
export const isIstisnada: RawBuilder<boolean> = sql`(
  r.baslangic >= i.ilk_gun::timestamp and coalesce(r.baslangic::date <= i.son_gun, true)
    and coalesce(extract(isodow from r.baslangic)::int = any(i.gunler), true)
    and (i.randevu_basligi_id is null or exists (select from randevu_yer y where y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id = i.randevu_basligi_id))
    and case i.tur when 'kapali' then true
      when 'saat' then r.baslangic::time < i.baslangic or r.bitis > r.baslangic::date + i.bitis
      else r.baslangic::time < i.bitis and r.bitis > r.baslangic::date + i.baslangic end)`;

/** Whether the day with the hours `s` is closed as a whole. */
export const isGunKapali: RawBuilder<boolean> = sql`(s.acilis = s.kapanis or s.tatil <= s.acilis)`;

/** Whether a time is not within the hours `s` of its day. */
export const isSaatDisinda = ({ baslangic, bitis }: Zaman): RawBuilder<boolean> =>
  sql`(s.acilis > ${saatOf(baslangic)}::time or s.kapanis < ${saatOf(bitis)}::time or s.tatil < ${saatOf(bitis)}::time)`;

const saatOf = (zaman: string) => zaman.slice(11);
