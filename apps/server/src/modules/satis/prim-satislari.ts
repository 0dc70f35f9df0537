import type { PrimSatiri, PrimSatisi } from '@defter/rules/prim.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { ikinciYapanlar } from '../randevu/ikinci-yapanlar.ts';

/** A sale for counting commission; its lines with their names. */
export type SayilanSatis = Omit<PrimSatisi, 'satirlar'> & { satirlar: (Omit<PrimSatiri, 'yapanlar'> & { kdv: number; adi: string; uygulayanID: number | null; ikinciler: number[] })[] };

/** The days in which something was sold or paid, and a moment: what changed after it, of whatever day; null for nothing else. Or sales by their ids. */
export type PrimSecimi = { bas: string; son: string; degisen: string | null } | { son: string; idler: readonly number[] };

const secilenOf = (secim: PrimSecimi) =>
  'idler' in secim
    ? sql`select unnest(${secim.idler}::bigint[]) as id`
    : sql`select id from satis where tarih between ${secim.bas}::date and ${secim.son}::date
        union select satis_id from satis_odeme where tarih between ${secim.bas}::date and ${secim.son}::date
        ${secim.degisen === null ? sql`` : sql`union select id from satis where son_degisim >= ${secim.degisen}::timestamptz`}`;

/** What line `i` of sale `s` has to do with sessions, and what those that it used are worth (docs/adr/0111). */
export const SEANS = sql`
  select case when s.durum = 'S' and i.birim_fiyat = 0 then 'kullanilan'
      when s.durum = 'P' then (select 'satilan' from paket_hak h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.satis_icerik_id = i.id limit 1) end as seans,
    case when s.durum = 'S' and i.birim_fiyat = 0 then (select coalesce(-sum(m.tutar), 0) from seans_hareket m
      where m.bayi_id = i.bayi_id and m.satis_id = i.satis_id and m.satis_icerik_id = i.id and m.tur = 'kullanim') else 0 end as deger`;

/**
 * The sales that are asked for, at most so many. A sale that is open or was cancelled has no
 * lines. Each sale is looked up by its id, its lines by the sale: what a large business has had in all its years is not read (`offset 0`).
 */
export async function listPrimSatislari(tx: Tx, secim: PrimSecimi, enCok: number): Promise<SayilanSatis[]> {
  const { rows } = await sql<SayilanSatis>`
    with secilen as materialized (
      select s.* from (${secilenOf(secim)}) k cross join lateral (
        select s.bayi_id, s.id, s.tarih, s.personel_id, s.randevu_id, s.durum, not s.islemde and s.iptal_zamani is null as gecerli from satis s where s.id = k.id offset 0
      ) s
      where s.tarih <= ${secim.son}::date limit ${enCok}
    )
    select s.id as "satisID", s.tarih, s.personel_id as "saticiID", case when s.gecerli then (
      select coalesce(json_agg(json_build_object('satirID', i.id, 'altUrunID', i.alt_urun_id, 'anaUrunID', u.ana_urun_id, 'satisTipi', coalesce(g.satis_tipi, 1), 'adi', i.adi,
          'adet', i.adet, 'tutar', ${kurusOf(sql`(i.tutar + x.deger)`)}, 'seans', x.seans, 'kdv', i.kdv, 'kdvTutari', ${kurusOf(sql`i.kdv_tutari`)}, 'uygulayanID', i.uygulayan_personel_id,
          'ikinciler', case when s.randevu_id is null or i.uygulayan_personel_id is null then '[]'::json
            else ${ikinciYapanlar({ satisID: sql`s.id`, altUrunID: sql`i.alt_urun_id`, personelID: sql`i.uygulayan_personel_id` })} end) order by i.sira), '[]')
      from satis_icerik i
      join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
      left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id
      cross join lateral (${SEANS}) x
      where i.bayi_id = s.bayi_id and i.satis_id = s.id) else '[]' end as satirlar,
    case when s.gecerli then (
      select coalesce(json_agg(json_build_object('tarih', greatest(o.tarih, s.tarih), 'tutar', ${kurusOf(sql`o.tutar`)})), '[]')
      from satis_odeme o where o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null and o.puan = 0) else '[]' end as odemeler
    from secilen s
    order by s.tarih, s.id`.execute(tx);
  return rows;
}
