import { type RawBuilder, sql } from 'kysely';

/**
 * Who waits for the free times of `yer (no, tarih, parca, personel_id, sure)`: for such a day, part of the day and colleague, with
 * services that fit. `randevulu`: they have been given a time within the days that they wait for, by whatever way.
 * @param simdi wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export const bekleyenlerOf = (simdi: string): RawBuilder<unknown> => sql`
  select y.no, b.*, ${isRandevulu(simdi)} as randevulu
  from yer y join bekleme_listesi b on b.durum = 'bekliyor' and b.ilk_gun <= y.tarih and b.son_gun >= y.tarih
    and coalesce(b.gun_parcasi = y.parca, true) and coalesce(b.uygulayan_personel_id = y.personel_id, b.uygulayan_personel_id is null)
  where y.sure >= (select coalesce(sum(u.urun_sure), 0) from bekleme_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
    where h.bayi_id = b.bayi_id and h.bekleme_id = b.id)`;

/** When the entry `b` has something coming within its days, for one of its services where it names any; null when nothing comes. */
export const randevuZamani = (simdi: string): RawBuilder<string | null> => sql`(
  select min(r.baslangic) from randevu_ozet r
  where r.bayi_id = b.bayi_id and r.musteri_id = b.musteri_id and r.silindi is null and r.durum in ('B', 'O')
    and r.baslangic > ${simdi}::timestamp and r.baslangic >= b.ilk_gun::timestamp and r.baslangic < b.son_gun + interval '1 day'
    and (not exists (select from bekleme_hizmet h where h.bayi_id = b.bayi_id and h.bekleme_id = b.id)
      or exists (select from bekleme_hizmet h join randevu_hizmet_ozet v on v.bayi_id = h.bayi_id and v.alt_urun_id = h.alt_urun_id
        where h.bayi_id = b.bayi_id and h.bekleme_id = b.id and v.randevu_id = r.id)))`;

const isRandevulu = (simdi: string): RawBuilder<boolean> => sql`${randevuZamani(simdi)} is not null`;
