import { kurus } from '@defter/rules/para.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { SEANS, type SayilanSatis } from './prim-satislari.ts';

/** A line that stands for all that bring the same commission. */
export type BenzerSatir = SayilanSatis & { kez: number };

type Secim = {
  /** The first and the last day in which something was sold or paid. */
  bas: string;
  son: string;
  /** The days from which on other rules count than the day before. */
  sinirlar: readonly string[];
  /**
   * After a closing: from when on changes are looked at, and the sales of the time of which something is closed. Then what was sold before,
   * and what has changed, is counted sale by sale.
   */
  kapanis: { degisen: string; kapananIDler: readonly number[] } | null;
};

type Satir = Pick<BenzerSatir, 'tarih' | 'saticiID' | 'kez'> & Omit<SayilanSatis['satirlar'][number], 'satirID' | 'adi' | 'ikinciler'> & { once: number; sonra: number };

const SUTUNLAR = sql`bayi_id, id, tarih, personel_id, randevu_id, durum, toplam_tutar, alinan, not islemde and iptal_zamani is null as gecerli`;

/**
 * The lines of the sales that were made or paid in a time, those that bring the same put together: a large business sells the same
 * things at the same prices. For commission a line is what it is, who sold and performed it, by which rules, and what of it was paid before and
 * until the last day. What of several lines is paid, where not all is, is shared out sale by sale, and so is what several have performed:
 * such sales are named by their ids instead (`digerleri`). Of sales of other days only their sellers have something.
 */
export async function listBenzerSatirlar(tx: Tx, { bas, son, sinirlar, kapanis }: Secim): Promise<{ satislar: BenzerSatir[]; digerleri: number[] }> {
  const odenen = sql`select satis_id as id from satis_odeme where tarih between ${bas}::date and ${son}::date`;
  const { rows } = await sql<{ satirlar: Satir[]; digerleri: number[] }>`
    with yapilan as materialized (select ${SUTUNLAR} from satis where tarih between ${bas}::date and ${son}::date),
    once_yapilan as materialized (
      select s.* from (${odenen} except select id from yapilan) k
      cross join lateral (select ${SUTUNLAR} from satis where id = k.id offset 0) s
      where ${kapanis === null} and s.tarih < ${bas}::date and s.personel_id is not null
    ),
    satislar as materialized (
      select s.*, coalesce(o.once, 0) as once, coalesce(o.sonra, 0) as sonra,
        s.id = any(${kapanis?.kapananIDler ?? []}::bigint[])
          or (coalesce(o.once, 0) not in (0, s.toplam_tutar) or coalesce(o.sonra, 0) not in (0, s.toplam_tutar)) and (select count(*) from satis_icerik i where i.bayi_id = s.bayi_id and i.satis_id = s.id) > 1
          or s.randevu_id is not null and exists (select from randevu r join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id <> r.randevu_basligi_id
            where r.bayi_id = s.bayi_id and r.satis_id = s.id) as ayri
      from (select * from yapilan union all select * from once_yapilan) s
      left join lateral (
        select sum(o.tutar) filter (where greatest(o.tarih, s.tarih) < ${bas}::date) as once, sum(o.tutar) as sonra from satis_odeme o
        where s.personel_id is not null and s.alinan > 0 and o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null and o.puan = 0 and o.tarih <= ${son}::date
      ) o on true
      where s.gecerli
    ),
    satirlar as (
      select s.personel_id, i.uygulayan_personel_id, i.alt_urun_id, i.adet, i.tutar + x.deger as tutar, i.kdv, i.kdv_tutari, x.seans,
        case when x.seans = 'kullanilan' then 0 when s.once = s.toplam_tutar then i.tutar else s.once end as once,
        case when x.seans = 'kullanilan' then 0 when s.sonra = s.toplam_tutar then i.tutar else s.sonra end as sonra,
        width_bucket(s.tarih, ${[bas, ...sinirlar].toSorted()}::date[]) as aralik, min(s.tarih) as tarih, count(*)::int as kez
      from satislar s
      cross join lateral (select * from satis_icerik where bayi_id = s.bayi_id and satis_id = s.id offset 0) i
      cross join lateral (${SEANS}) x
      where not s.ayri
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    )
    select coalesce((select json_agg(json_build_object('tarih', i.tarih, 'saticiID', i.personel_id, 'kez', i.kez, 'altUrunID', i.alt_urun_id, 'anaUrunID', u.ana_urun_id, 'satisTipi', g.satis_tipi,
        'adet', i.adet, 'tutar', ${kurusOf(sql`i.tutar`)}, 'seans', i.seans, 'kdv', i.kdv, 'kdvTutari', ${kurusOf(sql`i.kdv_tutari`)}, 'uygulayanID', i.uygulayan_personel_id,
        'once', ${kurusOf(sql`i.once`)}, 'sonra', ${kurusOf(sql`i.sonra`)}))
      from satirlar i
      join alt_urun_ozet u on u.bayi_id = current_setting('app.bayi')::bigint and u.id = i.alt_urun_id
      join ana_urun_ozet g on g.bayi_id = u.bayi_id and g.id = u.ana_urun_id), '[]') as satirlar,
      coalesce((select json_agg(id) from (${kapanis === null ? sql`select id from satislar where ayri` : sql`
        (select id from yapilan union ${odenen} union select id from satis where son_degisim >= ${kapanis.degisen}::timestamptz) except select id from satislar where not ayri`}) k), '[]') as digerleri`.execute(tx);
  const { satirlar, digerleri } = rows[0]!;
  return { digerleri, satislar: satirlar.map((satir, i) => toSatis(satir, i, { bas, son })) };
}

/** A sale of this one line. It has no ids of its own: what counts is what it brings. */
function toSatis({ tarih, saticiID, kez, once, sonra, ...satir }: Satir, i: number, { bas, son }: Pick<Secim, 'bas' | 'son'>): BenzerSatir {
  const id = -1 - i;
  return {
    satisID: id,
    tarih,
    saticiID,
    kez,
    satirlar: [{ ...satir, satirID: id, adi: '', ikinciler: [] }],
    odemeler: [{ tarih: addDays(bas, -1), tutar: kurus(once) }, { tarih: son, tutar: kurus(sonra - once) }],
  };
}
