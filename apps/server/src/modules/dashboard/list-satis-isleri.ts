import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { FOUND_ROWS, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { KISI, NUMARA, SURUYOR } from './kisi.ts';

/** Older sales are found in the list of sales. */
const SOZLESME_GUN = 30;
/** Customers who have not come for longer have left; the list of customers finds them. */
const TEKRAR_GUN = 30;

/** Sessions of which the next is the last, those that end first at the top: the time to offer what comes next. */
export async function listSonSeanslar({ tx, query, clock }: Context<typeof dashboardCalls.paketProgramSonSeans>) {
  const { rows } = await sql<JsonOf<typeof dashboardCalls.paketProgramSonSeans>>`
    with bulunan as materialized (
      select h.* from paket_hak_ozet h join musteri_ozet m on m.bayi_id = h.bayi_id and m.id = h.musteri_id and ${SURUYOR} where h.kalan = 1 and h.seans > 1 and h.iptal_zamani is null and h.iade_zamani is null
        and (h.bitis is null or h.bitis >= ${clock.today()}::date)
        -- The days of a freeze stay written down after it.
        and not coalesce(h.donuk_baslangic <= ${clock.today()}::date and h.donuk_bitis > ${clock.today()}::date, false)
    )
    select ${FOUND_ROWS}
    from (
      select h.id, ${KISI}, h.satis_id as "satisID", h.alt_urun_id as "altUrunID", coalesce(u.adi, '') as adi, h.seans, h.kalan, h.bitis
      from (select * from bulunan order by bitis nulls last, id desc ${pageOf(query)}) h
      join musteri_ozet m on m.bayi_id = h.bayi_id and m.id = h.musteri_id ${NUMARA}
      left join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      order by h.bitis nulls last, h.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/**
 * Packages and sales on instalments of the last days whose contract was not given, newest first. `offset 0` looks up the few that can be
 * meant; by its guess the database would read all sales.
 */
export async function listSozlesmesizler({ tx, query, oturum, clock }: Context<typeof dashboardCalls.sozlesmesiVerilmeyenler>) {
  const ilk = addDays(clock.today(), -SOZLESME_GUN);
  const { rows } = await sql<JsonOf<typeof dashboardCalls.sozlesmesiVerilmeyenler>>`
    with adaylar as (
      select s.id from satis_ozet s where s.durum = ${SatisDurumu.paket} and s.tarih >= ${ilk}::date
      union select t.satis_id from taksitli_satis_ozet t where t.ilk_tarih >= ${ilk}::date
    ),
    bulunan as materialized (
      select s.* from adaylar a cross join lateral (select * from satis_ozet where id = a.id offset 0) s
      where s.tarih >= ${ilk}::date and s.sozlesme_zamani is null and s.iptal_zamani is null and not s.islemde and ${visibleSatis({ oturum, clock })}
        -- Who is passive has the contract still to come; who was forgotten can sign none.
        and exists (select from musteri_ozet m where m.bayi_id = s.bayi_id and m.id = s.musteri_id and m.anonim_zamani is null)
    )
    select ${FOUND_ROWS}
    from (
      select s.id, ${KISI}, s.satis_no as "satisNo", s.tarih, s.toplam_tutar as "toplamTutar",
        exists (select from taksitli_satis_ozet t where t.bayi_id = s.bayi_id and t.satis_id = s.id) as "taksitliMi",
        (select string_agg(i.adi, ', ' order by i.sira) from satis_icerik_ozet i where i.bayi_id = s.bayi_id and i.satis_id = s.id) as hizmetler
      from (select * from bulunan order by tarih desc, id desc ${pageOf(query)}) s
      join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id ${NUMARA}
      order by s.tarih desc, s.id desc
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/**
 * Services that customers had and that are due again by the days of the service: due within the last month, not had since, and
 * no appointment ahead.
 */
export async function listTekrarGelenler({ tx, query, clock }: Context<typeof dashboardCalls.hizmetSuresiGelenler>) {
  const bugun = clock.today();
  const { rows } = await sql<JsonOf<typeof dashboardCalls.hizmetSuresiGelenler>>`
    with hizmet as materialized (select id, bayi_id, adi, hizmet_suresi from alt_urun_ozet where hizmet_suresi > 0),
    gelen as materialized (
      select s.bayi_id, s.musteri_id, h.id as alt_urun_id, h.adi, h.hizmet_suresi, max(s.tarih) as son
      from hizmet h
      join satis_icerik_ozet i on i.bayi_id = h.bayi_id and i.alt_urun_id = h.id
      join satis_ozet s on s.bayi_id = i.bayi_id and s.id = i.satis_id
      where s.tarih >= ${bugun}::date - h.hizmet_suresi - ${TEKRAR_GUN}::int and s.iptal_zamani is null and s.musteri_id is not null
        and s.durum <> ${SatisDurumu.paket}
      group by 1, 2, 3, 4, 5
    ),
    bulunan as materialized (
      select g.*, g.son + g.hizmet_suresi as tarih from gelen g
      join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = g.musteri_id and ${SURUYOR}
      where g.son + g.hizmet_suresi <= ${bugun}::date
        and not exists (select from randevu_ozet r where r.bayi_id = g.bayi_id and r.musteri_id = g.musteri_id and r.silindi is null
          and r.durum in ('B', 'O', 'G') and r.baslangic >= ${bugun}::timestamp)
    )
    select ${FOUND_ROWS}
    from (
      select ${KISI}, g.alt_urun_id as "altUrunID", g.adi, g.son as "sonTarih", g.tarih
      from (select * from bulunan order by tarih desc, musteri_id, alt_urun_id ${pageOf(query)}) g
      join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = g.musteri_id ${NUMARA}
      order by g.tarih desc, g.musteri_id, g.alt_urun_id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
