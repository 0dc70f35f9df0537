import type { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { lacksRiza } from '../kvkk/lacks-riza.ts';
import { checkRange } from '../../platform/http/check-range.ts';
import { BITIS_SAAT } from './read-randevu.ts';
import { visibleRandevu } from './visible-randevu.ts';

/** The calendar: what hangs on an appointment in one row of JSON, written by PostgreSQL. */
export async function listRandevular({ tx, query, oturum }: Context<typeof randevuCalls.list>) {
  checkRange(query);
  const { musteriID, randevuSutunBaslikID, randevuDurumu } = query;
  const { rows } = await sql<JsonOf<typeof randevuCalls.list>>`
    with aralik as materialized (
      select * from randevu r
      where ${aralikOf(query)} and ${visibleRandevu(oturum)}
        ${musteriID === null ? sql`` : sql`and r.musteri_id = ${musteriID}`}
        ${randevuSutunBaslikID === null ? sql`` : sql`and r.randevu_basligi_id = ${randevuSutunBaslikID}`}
        ${randevuDurumu === null ? sql`` : sql`and r.durum = ${randevuDurumu}`}
    )
    select (select count(*) from aralik)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select r.id, r.surum, r.musteri_id as "musteriID", ${musteriColumns(oturum)},
        r.randevu_basligi_id as "randevuSutunBaslikID", r.uygulayan_personel_id as "uygulayanPersonelID",
        concat_ws(' ', p.ad, p.soyad) as "uygulayanPersonelAdi",
        ${ZAMAN_COLUMNS}, r.durum as "randevuDurumu", r.randevu_notu as "randevuNotu", r.satis_id as "satisID",
        r.tampon_once as "tamponOnce", r.tampon_sonra as "tamponSonra",
        (select string_agg(u.adi, ', ' order by h.id) from randevu_hizmet h
          join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          where h.bayi_id = r.bayi_id and h.randevu_id = r.id) as hizmetler,
        not exists (select from randevu e where e.bayi_id = r.bayi_id and e.musteri_id = r.musteri_id
          and e.baslangic < r.baslangic and e.durum in ('G', 'K') and e.silindi is null) as "yeniMusteriMi",
        ${lacksRiza('r')} as "onayEksikMi"
      from (select * from aralik order by baslangic, id ${pageOf(query)}) r
      join musteri_ozet m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
      left join musteri_telefon_ozet t on t.bayi_id = r.bayi_id and t.musteri_id = r.musteri_id and t.varsayilan_mi
      left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
      order by r.baslangic, r.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** How many appointments of a range stand in which state. */
export async function countDurumlar({ tx, query, oturum }: Context<typeof randevuCalls.durumSayisi>) {
  checkRange(query);
  const { rows } = await sql<JsonOf<typeof randevuCalls.durumSayisi>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select r.durum as "randevuDurumu", count(*) as sayi from randevu r
      where ${aralikOf(query)} and ${visibleRandevu(oturum)} group by r.durum order by r.durum
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

// Compared as timestamps: only then may the index be used under row-level security.
const aralikOf = ({ baslangicTarihi, bitisTarihi }: { baslangicTarihi: string; bitisTarihi: string }) =>
  sql`r.baslangic >= ${baslangicTarihi}::timestamp and r.baslangic < ${addDays(bitisTarihi, 1)}::timestamp`;

/** The customer, by initials alone for those who may not see who comes (spec 2§6). */
const musteriColumns = (oturum: Oturum): RawBuilder<unknown> =>
  oturum.yetkiler.has('randevuMusteriGor')
    ? sql`m.ad as adi, m.soyad as soyadi, t.telefon`
    : sql`left(m.ad, 1) || '.' as adi, left(m.soyad, 1) || '.' as soyadi, null as telefon`;

const ZAMAN_COLUMNS = sql`r.baslangic::date as "randevuTarihi", to_char(r.baslangic, 'HH24:MI') as "baslangicSaat",
  ${BITIS_SAAT} as "bitisSaat"`;
