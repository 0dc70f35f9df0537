import { musteriCalls } from '@defter/contract/musteri.ts';
import { RANDEVU_ALANLARI, type randevuCalls } from '@defter/contract/randevu.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { columnsOf, pageOf } from '../../platform/db/page.ts';
import { mayCall } from '../../platform/auth/permission.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BAKIYE } from '../musteri/list-musteriler.ts';
import { GELMEME_SAYISI, OZEL_DURUM } from '../musteri/queries.ts';
import { lacksRiza } from '../kvkk/lacks-riza.ts';
import { BITIS_SAAT } from './read-randevu.ts';
import { daysOf, narrowedBy } from './suzgec.ts';

/** Lists the appointments of a range as JSON that PostgreSQL writes. */
export async function listRandevular({ tx, query, oturum, clock }: Context<typeof randevuCalls.list>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.list>>`
    with aralik as materialized (select * from randevu r where ${daysOf({ query, oturum, clock })} ${narrowedBy({ query, oturum })})
    select (select count(*) from aralik)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      ${randevuSatirlari(oturum, sql`(select * from aralik order by baslangic, id ${pageOf(query)})`, query.alanlar)}
      order by r.baslangic, r.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** How many appointments of a range stand in which state. */
export async function countDurumlar({ tx, query, oturum, clock }: Context<typeof randevuCalls.durumSayisi>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.durumSayisi>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select r.durum as "randevuDurumu", count(*) as sayi from randevu r
      where ${daysOf({ query, oturum, clock })} ${narrowedBy({ query, oturum })} group by r.durum order by r.durum
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

const GUN = sql`r.baslangic::date`;
const BASLANGIC_SAAT = sql`to_char(r.baslangic, 'HH24:MI')`;
const hizmetlerOf = (select: RawBuilder<unknown>) => sql`(select ${select} from randevu_hizmet h
  join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id where h.bayi_id = r.bayi_id and h.randevu_id = r.id)`;

/** What each field of an appointment is read from; the calendar asks for those that it shows. */
const SUTUNLAR: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`r.id`,
  surum: sql`r.surum`,
  musteriID: sql`r.musteri_id`,
  randevuSutunBaslikID: sql`r.randevu_basligi_id`,
  randevuBaslikID: sql`r.randevu_basligi_id`,
  sutunlar: sql`array(select y.randevu_basligi_id from randevu_yer y where y.bayi_id = r.bayi_id and y.randevu_id = r.id
    order by y.randevu_basligi_id <> r.randevu_basligi_id, y.randevu_basligi_id)`,
  uygulayanPersonelID: sql`r.uygulayan_personel_id`,
  uygulayanPersonelAdi: sql`concat_ws(' ', p.ad, p.soyad)`,
  islemiYapanPersonelID: sql`r.islemi_yapan_personel_id`,
  randevuTarihi: GUN,
  baslangicTarihi: GUN,
  bitisTarihi: GUN,
  baslangicSaat: BASLANGIC_SAAT,
  baslangicSaati: BASLANGIC_SAAT,
  bitisSaat: BITIS_SAAT,
  bitisSaati: BITIS_SAAT,
  randevuDurumu: sql`r.durum`,
  randevuNotu: sql`r.randevu_notu`,
  satisID: sql`r.satis_id`,
  ziyaretID: sql`r.ziyaret_id`,
  gelisZamani: sql`r.gelis_zamani`,
  tamponOnce: sql`r.tampon_once`,
  tamponSonra: sql`r.tampon_sonra`,
  hizmetler: hizmetlerOf(sql`string_agg(u.adi, ', ' order by h.id)`),
  randevuHizmet: hizmetlerOf(sql`coalesce(json_agg(json_build_object('id', h.id, 'altUrunID', u.id, 'adi', u.adi, 'altUrunAdi', u.adi) order by h.id), '[]')`),
  yeniMusteriMi: sql`not exists (select from randevu e where e.bayi_id = r.bayi_id and e.musteri_id = r.musteri_id
    and e.baslangic < r.baslangic and e.durum in ('G', 'K') and e.silindi is null)`,
  onayEksikMi: lacksRiza('r'),
  zorlamaNedeni: sql`r.zorlama_nedeni`,
  randevuSayisi: sql`(select count(*) from randevu e where e.bayi_id = r.bayi_id and e.musteri_id = r.musteri_id and e.silindi is null)`,
  seriID: sql`r.seri_id`,
  yineleme: sql`r.seri_id is not null`,
  smsGonderildiMi: sql`r.sms_zamani is not null`,
  kayitsizTelefon: sql`null::text`,
  enSonDegisiklikYapanPersonelID: sql`r.son_degistiren_personel_id`,
};

/** The rows `r` of appointments in `kaynak` as the wire shows them, with the fields `alanlar`; null is all. */
export const randevuSatirlari = (oturum: Oturum, kaynak: RawBuilder<unknown>, alanlar: string | null = RANDEVU_ALANLARI): RawBuilder<unknown> =>
  sql`select ${columnsOf(sutunlarOf(oturum), alanlar)} from ${kaynak} r ${BAGLAR}`;

/** What the fields below read beside the appointment `r`. */
export const BAGLAR = sql`join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
  left join musteri_telefon_ozet t on t.bayi_id = r.bayi_id and t.musteri_id = r.musteri_id and t.varsayilan_mi
  left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id`;

/** The customer by initials alone for those who may not see who comes, and what is owed for those who see accounts (spec 2§6). */
export const sutunlarOf = (oturum: Oturum): Readonly<Record<string, RawBuilder<unknown>>> => {
  const { yetkiler } = oturum;
  const gorur = yetkiler.has('randevuMusteriGor');
  return {
    ...(gorur ? GORULEN : GIZLI),
    bakiye: gorur && yetkiler.has('musteriCari') ? BAKIYE : sql`null::numeric`,
    ozelDurum: gorur && mayCall(oturum, musteriCalls.digerBilgiler.yetki) ? OZEL_DURUM : sql`null::text`,
    seansBilgisi: gorur && mayCall(oturum, seansCalls.paketler.yetki) ? SEANS_BILGISI : sql`null::json`,
  };
};
/**
 * What ends first of the sessions that could be used on the day of the appointment. `offset 0` has the database begin with the sessions of
 * the customer: by its guess it would read those of the service, which are everybody's.
 */
const SEANS_BILGISI = sql`case when r.durum in ('B', 'O', 'G') then (
  select json_build_object('kullanilan', h.seans - h.kalan, 'seans', h.seans, 'kalan', h.kalan, 'bitis', h.bitis)
  from seans_kullanan_ozet k cross join lateral (select * from paket_hak_ozet where bayi_id = k.bayi_id and id = k.hak_id offset 0) h
  where k.bayi_id = r.bayi_id and k.musteri_id = r.musteri_id and h.kalan > 0 and h.iptal_zamani is null and (h.bitis is null or h.bitis >= r.baslangic::date)
    and (h.donuk_baslangic is null or r.baslangic::date < h.donuk_baslangic or r.baslangic::date >= h.donuk_bitis)
    and h.alt_urun_id in (select x.alt_urun_id from randevu_hizmet x where x.bayi_id = r.bayi_id and x.randevu_id = r.id)
  order by h.bitis nulls last, h.id limit 1) end`;
const GORULEN = { ...SUTUNLAR, gelmemeSayisi: GELMEME_SAYISI, adi: sql`m.ad`, soyadi: sql`m.soyad`, telefon: sql`t.telefon` };
const GIZLI = { ...SUTUNLAR, gelmemeSayisi: sql`null::int`, adi: sql`left(m.ad, 1) || '.'`, soyadi: sql`left(m.soyad, 1) || '.'`, telefon: sql`null::text` };
