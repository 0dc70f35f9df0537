import { kurus } from '@defter/rules/para.ts';
import { addDays, startOfNextMonth } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { isBirlikte } from '../randevu/ikinci-yapanlar.ts';
import { SEANS, type SayilanSatis } from './prim-satislari.ts';

/** A line that stands for all that bring the same commission in a month. */
export type BenzerSatis = SayilanSatis & { ay: string; kez: number };

type Secim = {
  /** The months that are counted, by their first days; the earliest first. */
  aylar: readonly string[];
  /** The days from which on other rules count than the day before. */
  sinirlar: readonly string[];
  /**
   * After a closing: from when on changes are looked at, and the sales of the months of which something is closed. Then what was sold before,
   * and what has changed, is counted sale by sale.
   */
  kapanis: { degisen: string; kapananIDler: readonly number[] } | null;
};

type Satir = Pick<BenzerSatis, 'ay' | 'tarih' | 'saticiID' | 'kez'> & Omit<SayilanSatis['satirlar'][number], 'satirID' | 'adi' | 'ikinciler'> & { once: number; sonra: number };
/** A sale that is counted by itself in a month. */
type Digeri = { ay: string; id: number };

const SUTUNLAR = sql`bayi_id, id, tarih, personel_id, randevu_id, durum, toplam_tutar, alinan, not islemde and iptal_zamani is null as gecerli`;
/** The lines `i` of sale `s`. */
const SATIRLARI = sql`cross join lateral (
  select i.uygulayan_personel_id, i.alt_urun_id, i.adet, i.tutar + x.deger as tutar, i.kdv, i.kdv_tutari, x.seans
  from satis_icerik i cross join lateral (${SEANS}) x where i.bayi_id = s.bayi_id and i.satis_id = s.id offset 0) i`;
const endOfMonth = (ay: string) => addDays(startOfNextMonth(ay), -1);
const ayOf = (gun: RawBuilder<unknown>) => sql`date_trunc('month', (${gun})::timestamp)::date`;

/**
 * The lines of the sales that were made or paid in some months, those that bring the same put together: a large business sells the same
 * things at the same prices. For commission a line is what it is, who sold and performed it, by which rules, and what of it was paid before
 * the month and until its end. What of several lines is paid, where not all is, is shared out sale by sale, and so is what several have
 * performed: such sales are named by their ids instead (`digerleri`). Of sales of earlier months only their sellers have something.
 * Each sale carries its months with it, because the database knows no sizes of intermediate results and would join them badly.
 */
export async function listBenzerSatirlar(tx: Tx, { aylar, sinirlar, kapanis }: Secim): Promise<{ satislar: BenzerSatis[]; digerleri: Digeri[] }> {
  const bas = aylar[0]!;
  const son = endOfMonth(aylar.at(-1)!);
  const odenen = sql`select satis_id as id from satis_odeme where tarih between ${bas}::date and ${son}::date`;
  const { rows } = await sql<{ satirlar: Satir[]; digerleri: Digeri[] }>`
    with yapilan as materialized (select ${SUTUNLAR} from satis where tarih between ${bas}::date and ${son}::date),
    once_yapilan as materialized (
      select s.* from (${odenen} except select id from yapilan) k
      cross join lateral (select ${SUTUNLAR} from satis where id = k.id offset 0) s
      where ${kapanis === null} and s.tarih < ${bas}::date and s.personel_id is not null
    ),
    satislar as materialized (
      select s.*, s.id = any(${kapanis?.kapananIDler ?? []}::bigint[])
        or s.randevu_id is not null and ${isBirlikte(sql`s.id`)} as ayri
      from (select * from yapilan union all select * from once_yapilan) s where s.gecerli
    ),
    odenenler as (
      select *, sum(tutar) over (partition by id order by ay) as sonra from (
        select s.*, o.ay, sum(o.tutar) as tutar from (select * from satislar where personel_id is not null and alinan > 0) s
        cross join lateral (
          select ${ayOf(sql`greatest(o.tarih, s.tarih)`)} as ay, o.tutar from satis_odeme o
            where o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null and o.puan = 0 and o.tarih <= ${son}::date
          union all select ${ayOf(sql`s.tarih`)}, 0 offset 0) o
        group by s.bayi_id, s.id, s.tarih, s.personel_id, s.randevu_id, s.durum, s.toplam_tutar, s.alinan, s.gecerli, s.ayri, o.ay) y
    ),
    aylik as materialized (
      select bayi_id, id, tarih, personel_id, durum, toplam_tutar, aylar, onceler, sonralar,
        ayri or kismi and (select count(*) from satis_icerik i where i.bayi_id = t.bayi_id and i.satis_id = t.id) > 1 as ayri
      from (
        select bayi_id, id, tarih, personel_id, durum, toplam_tutar, ayri, array_agg(ay) as aylar, array_agg(sonra - tutar) as onceler, array_agg(sonra) as sonralar,
          bool_or(sonra - tutar not in (0, toplam_tutar) or sonra not in (0, toplam_tutar)) as kismi
        from odenenler where ay = any(${aylar}::date[]) group by 1, 2, 3, 4, 5, 6, 7
        union all select bayi_id, id, tarih, personel_id, durum, toplam_tutar, ayri, array[ay], array[0.0], array[0.0], false
        from (select *, ${ayOf(sql`tarih`)} as ay from satislar where personel_id is null or alinan = 0) y where ay = any(${aylar}::date[])) t
    ),
    -- Most sales are of one month.
    satirlar as (
      select s.aylar[1] as ay, s.onceler[1] as once_odenen, s.sonralar[1] as sonra_odenen, s.tarih, s.personel_id, s.toplam_tutar, i.*
      from aylik s ${SATIRLARI} where not s.ayri and cardinality(s.aylar) = 1
      union all select p.ay, p.once, p.sonra, s.tarih, s.personel_id, s.toplam_tutar, i.*
      from aylik s ${SATIRLARI} cross join lateral unnest(s.aylar, s.onceler, s.sonralar) p (ay, once, sonra) where not s.ayri and cardinality(s.aylar) > 1
    ),
    benzerler as (
      select ay, personel_id, uygulayan_personel_id, alt_urun_id, adet, tutar, kdv, kdv_tutari, seans,
        case when seans = 'kullanilan' then 0 when once_odenen = toplam_tutar then tutar else once_odenen end as once,
        case when seans = 'kullanilan' then 0 when sonra_odenen = toplam_tutar then tutar else sonra_odenen end as sonra,
        width_bucket(tarih, ${[bas, ...sinirlar].toSorted()}::date[]) as aralik, min(tarih) as tarih, count(*)::int as kez
      from satirlar group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    )
    select coalesce((select json_agg(y) from (
      select i.ay, i.tarih, i.personel_id as "saticiID", i.kez, i.alt_urun_id as "altUrunID", u.ana_urun_id as "anaUrunID", coalesce(g.satis_tipi, 1) as "satisTipi", i.adet, ${kurusOf(sql`i.tutar`)} as tutar, i.seans, i.kdv,
        ${kurusOf(sql`i.kdv_tutari`)} as "kdvTutari", i.uygulayan_personel_id as "uygulayanID", ${kurusOf(sql`i.once`)} as once, ${kurusOf(sql`i.sonra`)} as sonra
      from benzerler i
      join alt_urun_ozet u on u.bayi_id = current_setting('app.bayi')::bigint and u.id = i.alt_urun_id
      left join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id) y), '[]') as satirlar,
      coalesce((select json_agg(json_build_object('ay', k.ay, 'id', k.id)) from (${kapanis === null ? sql`select ay, id from aylik, unnest(aylar) ay where ayri` : sql`
        select ${bas}::date as ay, id from (
          (select id from yapilan union ${odenen} union select id from satis where son_degisim >= ${kapanis.degisen}::timestamptz) except select id from aylik where not ayri) y`}) k), '[]') as digerleri`.execute(tx);
  const { satirlar, digerleri } = rows[0]!;
  const uclar = new Map(aylar.map((ay) => [ay, { once: addDays(ay, -1), son: endOfMonth(ay) }]));
  return { digerleri, satislar: satirlar.map((satir, i) => toSatis(satir, i, uclar.get(satir.ay)!)) };
}

/** A sale of this one line. It has no ids of its own: what counts is what it brings. */
function toSatis({ ay, tarih, saticiID, kez, once, sonra, ...satir }: Satir, i: number, gunler: { once: string; son: string }): BenzerSatis {
  const id = -1 - i;
  return {
    satisID: id,
    ay,
    tarih,
    saticiID,
    kez,
    satirlar: [{ ...satir, satirID: id, adi: '', ikinciler: [] }],
    odemeler: [{ tarih: gunler.once, tutar: kurus(once) }, { tarih: gunler.son, tutar: kurus(sonra - once) }],
  };
}
