import type { OtomatikServis } from '@defter/rules/otomatik-sms.ts';
import { type RawBuilder, sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';

/*
 * What each service could speak of, for a rule `k` and the stretch `p.ilk` to `p.son` of the moments that it may have to be told of: the
 * record, whose it is, the moment, since when it stands, and what the text may say. One statement reads it for the rules of all salons.
 */

/** A moment as people at the desk speak of it. */
const masada = (zaman: RawBuilder<unknown>) => sql`((${zaman}) at time zone 'Europe/Istanbul')`;

const HIZMETLER = sql`
  coalesce((select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
    where h.bayi_id = r.bayi_id and h.randevu_id = any(r.id || array(
      select o.id from randevu_ozet o where o.bayi_id = r.bayi_id and o.ziyaret_id = r.ziyaret_id and o.id <> r.id and o.silindi is null and o.durum in ('B', 'O')))), '')`;
const RANDEVU_DEGERLERI = sql`jsonb_build_object('tarih', r.baslangic::date, 'saat', to_char(r.baslangic, 'HH24:MI'), 'hizmet', ${HIZMETLER})`;
const ILGILI = sql`
  (k.hizmetler = '{}' or exists (select from randevu_hizmet_ozet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id and h.alt_urun_id = any(k.hizmetler)))`;
/** A visit of several appointments is told of by its first. */
const ILKI = sql`
  (r.ziyaret_id is null or not exists (select from randevu_ozet o where o.bayi_id = r.bayi_id and o.ziyaret_id = r.ziyaret_id and o.silindi is null
    and o.durum in ('B', 'O') and (o.baslangic, o.id) < (r.baslangic, r.id)))`;
const SONRASI_YOK = sql`
  not exists (select from randevu_ozet o where o.bayi_id = r.bayi_id and o.musteri_id = r.musteri_id and o.silindi is null and o.durum in ('B', 'O', 'G', 'K')
    and (o.baslangic, o.id) > (r.baslangic, r.id))`;

/**
 * The last event before `e` of which the customer was told, 0 for none: what was told is no part of the change that `e` ends. A message that is
 * still waiting is given up as it leaves, because `e` has come after it.
 */
const SOYLENEN = sql`
  coalesce((select max(t.id) from otomatik_olay t
    join otomatik_gonderi s on s.bayi_id = t.bayi_id and s.kayit_id = t.randevu_id and s.temel = date_trunc('minute', t.zaman) and s.temel < date_trunc('minute', e.zaman)
    join otomatik_sms o on o.bayi_id = s.bayi_id and o.id = s.kural_id and o.servis in ('randevuAlindi', 'randevuDegisti', 'randevuIptal')
    join giden_mesaj m on m.bayi_id = s.bayi_id and m.anahtar in ('otomatik ' || s.id, 'otomatik ' || s.id || ' sms')
      and (m.durum in ('gonderildi', 'iletildi', 'iletilemedi', 'hatali') or m.durum = 'bekliyor' and m.ilk_deneme is not null)
    where t.bayi_id = e.bayi_id and t.randevu_id = e.randevu_id and t.id < e.id), 0)`;

/** The last event of an appointment, with those of the hour before it of which nobody was told, which `randevuHaberi` reads. */
const olay = (bu: RawBuilder<unknown>) => sql`
  select e.randevu_id as kayit_id, r.musteri_id, date_trunc('minute', e.zaman) as temel, null::timestamp as beri,
    ${RANDEVU_DEGERLERI} || jsonb_build_object('olaylar', (
      select jsonb_agg(jsonb_build_object('zaman', to_char(g.zaman, 'YYYY-MM-DD HH24:MI'), 'once', to_char(g.once, 'YYYY-MM-DD HH24:MI'), 'sonra', to_char(g.sonra, 'YYYY-MM-DD HH24:MI')) order by g.id)
      from otomatik_olay g where g.bayi_id = e.bayi_id and g.randevu_id = e.randevu_id and g.id <= e.id and g.id > ${SOYLENEN} and g.zaman > e.zaman - interval '1 hour')) as degerler
  from otomatik_olay e join randevu_ozet r on r.bayi_id = e.bayi_id and r.id = e.randevu_id
  where e.bayi_id = k.bayi_id and e.zaman >= p.ilk and e.zaman < p.son + interval '1 minute' and ${ILGILI} and ${bu}
    and not exists (select from otomatik_olay s where s.bayi_id = e.bayi_id and s.randevu_id = e.randevu_id and s.id > e.id)`;
/** Who has booked at the salon's page was told by it. */
const ALINDI = olay(sql`r.islemi_yapan_personel_id is not null and ${ILKI}`);

const ziyaret = (bu: RawBuilder<unknown>) => sql`
  select r.id as kayit_id, r.musteri_id, r.baslangic as temel, null::timestamp as beri, ${RANDEVU_DEGERLERI} as degerler
  from randevu_ozet r where r.bayi_id = k.bayi_id and r.baslangic >= p.ilk and r.baslangic <= p.son and r.silindi is null and r.durum in ('G', 'K') and ${ILGILI} and ${bu}`;

const taksit = (temel: RawBuilder<unknown>) => sql`
  select t.id as kayit_id, t.musteri_id, ${temel} as temel, null::timestamp as beri, jsonb_build_object('tarih', t.tarih, 'tutar', ${kurusOf(sql<number>`(t.tutar - t.odenen)`)}) as degerler
  from acik_taksit_ozet t where t.bayi_id = k.bayi_id and t.tarih >= p.ilk::date and t.tarih <= p.son::date`;
/** What is due on a day may be told on that day too. */
const gunSonu = (gun: RawBuilder<unknown>) => sql`(${gun}::timestamp + interval '23 hours 59 minutes')`;

const PAKET_ILGILI = sql`(k.hizmetler = '{}' or h.alt_urun_id = any(k.hizmetler))`;
const PAKET_DEGERLERI = sql`jsonb_build_object('hizmet', u.adi, 'kalan', h.kalan, 'tarih', h.bitis)`;
const BUGUN = sql`(now() at time zone 'Europe/Istanbul')::date`;
const PAKET_ACIK = sql`
  h.iptal_zamani is null and h.iade_zamani is null and ${PAKET_ILGILI}
  and not coalesce(h.donuk_baslangic <= ${BUGUN} and h.donuk_bitis > ${BUGUN}, false)`;

export const ADAY_SORGULARI: Readonly<Record<OtomatikServis, RawBuilder<unknown>>> = {
  randevuAlindi: ALINDI,
  randevuDegisti: olay(ILKI),
  randevuIptal: olay(sql`true`),
  hatirlatma: sql`
    select r.id as kayit_id, r.musteri_id, r.baslangic as temel, greatest(${masada(sql`r.kayit_zamani`)},
      (select max(e.zaman) from otomatik_olay e where e.bayi_id = r.bayi_id and e.randevu_id = r.id and e.once is distinct from e.sonra)) as beri, ${RANDEVU_DEGERLERI} as degerler
    from randevu_ozet r where r.bayi_id = k.bayi_id and r.baslangic >= p.ilk and r.baslangic <= p.son and r.silindi is null and r.durum in ('B', 'O') and ${ILGILI} and ${ILKI}`,
  // Counted from when it was noted: many are settled in the evening.
  gelmedi: sql`
    select r.id as kayit_id, r.musteri_id, date_trunc('minute', e.zaman) as temel, null::timestamp as beri, ${RANDEVU_DEGERLERI} as degerler
    from otomatik_olay e join randevu_ozet r on r.bayi_id = e.bayi_id and r.id = e.randevu_id
    where e.bayi_id = k.bayi_id and e.zaman >= p.ilk and e.zaman < p.son + interval '1 minute' and e.durum = 'X' and r.durum = 'X' and r.silindi is null
      and e.zaman < r.baslangic + interval '3 days' and ${ILGILI} and ${SONRASI_YOK}
      and not exists (select from otomatik_olay s where s.bayi_id = e.bayi_id and s.randevu_id = e.randevu_id and s.id > e.id)`,
  ziyaretSonrasi: ziyaret(sql`
    not exists (select from randevu_ozet o where o.bayi_id = r.bayi_id and o.musteri_id = r.musteri_id and o.silindi is null and o.durum in ('G', 'K')
      and o.baslangic < r.baslangic::date + 1 and (o.baslangic, o.id) > (r.baslangic, r.id))`),
  sonrakiZiyaret: ziyaret(SONRASI_YOK),
  uzunSuredirYok: ziyaret(SONRASI_YOK),
  // People born on 29 February are greeted on the 28th in other years.
  dogumGunu: sql`
    select m.id as kayit_id, m.id as musteri_id, g.gun as temel, null::timestamp as beri, '{}'::jsonb as degerler
    from generate_series(p.ilk::date::timestamp, p.son, interval '1 day') g(gun) join musteri_ozet m on m.bayi_id = k.bayi_id
      and m.dogum_gunu = any(case when ay_gunu(g.gun::date) = 228 and ay_gunu((g.gun + interval '1 day')::date) = 301 then array[228, 229] else array[ay_gunu(g.gun::date)] end)`,
  puanKazanildi: sql`
    select h.id as kayit_id, h.musteri_id, date_trunc('minute', ${masada(sql`h.kayit_zamani`)}) as temel, null::timestamp as beri,
      jsonb_build_object('puan', h.puan, 'kalan', (select sum(o.puan) from puan_hareket_ozet o where o.bayi_id = h.bayi_id and o.musteri_id = h.musteri_id)) as degerler
    from puan_hareket_ozet h where h.bayi_id = k.bayi_id and h.tur = 'kazanc' and h.puan > 0
      and h.kayit_zamani >= ${masada(sql`p.ilk`)} and h.kayit_zamani < ${masada(sql`p.son + interval '1 minute'`)}
      and (select sum(o.puan) from puan_hareket_ozet o where o.bayi_id = h.bayi_id and o.satis_id = h.satis_id and o.tur = 'kazanc') > 0`,
  hosGeldiniz: sql`
    select m.id as kayit_id, m.id as musteri_id, date_trunc('minute', ${masada(sql`m.kayit_tarihi`)}) as temel, null::timestamp as beri, '{}'::jsonb as degerler
    from musteri_ozet m where m.bayi_id = k.bayi_id and m.aktif_mi and m.kayit_tarihi >= ${masada(sql`p.ilk`)} and m.kayit_tarihi < ${masada(sql`p.son + interval '1 minute'`)}`,
  taksitYaklasiyor: taksit(gunSonu(sql`t.tarih`)),
  taksitGecikti: taksit(sql`t.tarih::timestamp`),
  sonSeans: sql`
    select h.id as kayit_id, h.musteri_id, date_trunc('minute', ${masada(sql`s.kayit_zamani`)}) as temel, null::timestamp as beri, ${PAKET_DEGERLERI} as degerler
    from seans_hareket_ozet s join paket_hak_ozet h on h.bayi_id = s.bayi_id and h.id = s.hak_id join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
    where s.bayi_id = k.bayi_id and s.kayit_zamani >= ${masada(sql`p.ilk`)} and s.kayit_zamani < ${masada(sql`p.son + interval '1 minute'`)} and h.kalan = 1 and h.seans > 1 and ${PAKET_ACIK}
      and not exists (select from seans_hareket_ozet o where o.bayi_id = s.bayi_id and o.hak_id = s.hak_id and o.id > s.id)`,
  paketBitiyor: sql`
    select h.id as kayit_id, h.musteri_id, ${gunSonu(sql`h.bitis`)} as temel, null::timestamp as beri, ${PAKET_DEGERLERI} as degerler
    from paket_hak_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
    where h.bayi_id = k.bayi_id and h.bitis >= p.ilk::date and h.bitis <= p.son::date and h.kalan > 0 and ${PAKET_ACIK}`,
};
