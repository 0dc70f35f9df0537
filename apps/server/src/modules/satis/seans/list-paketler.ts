import type { seansCalls } from '@defter/contract/seans.ts';
import { sql } from 'kysely';
import { FOUND_ROWS, pageOf } from '../../../platform/db/page.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** A movement `m` that nobody has taken back. */
const DURUR = sql`m.iptal_edilen_id is null and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id)`;

/** What a customer owns or may use with others: open ones first, those that end first before the others. */
export async function listPaketler({ tx, params, query, clock }: Context<typeof seansCalls.paketler>) {
  const bugun = clock.today();
  const sira = sql`h.durum not in ('acik', 'donuk'), h.bitis nulls last, h.id`;
  const { rows } = await sql<JsonOf<typeof seansCalls.paketler>>`
    with bulunan as materialized (
      select h.*, h.donuk_bitis > ${bugun}::date as donacak, case when h.iade_zamani is not null then 'iade' when h.kalan = 0 and h.seans = 0 then 'gitti' when h.kalan = 0 then 'bitti'
        when h.bitis < ${bugun}::date then 'suresiGecti' when h.donuk_baslangic <= ${bugun}::date and h.donuk_bitis > ${bugun}::date then 'donuk' else 'acik' end as durum
      from paket_hak h where h.id in (select k.hak_id from seans_kullanan_ozet k where k.musteri_id = ${params.id}) and h.iptal_zamani is null
    )
    select ${FOUND_ROWS}
    from (
      select h.id, s.id as "satisID", s.satis_no as "satisNo", s.guid as "satisGuid", s.tarih, h.paket_program_id as "paketProgramID", p.adi as "paketAdi",
        h.alt_urun_id as "altUrunID", u.adi as "altUrunAdi", h.seans, x.kullanilan, h.kalan, h.tutar,
        h.deger as "kalanDeger", h.bitis, h.kullanim, case when h.musteri_id = ${params.id} then h.kod end as kod, h.durum,
        case when h.donacak then h.donuk_baslangic end as "donukBaslangic", case when h.donacak then h.donuk_bitis end as "donukBitis",
        case when h.donacak then (select max(m.id) from seans_hareket m where m.bayi_id = h.bayi_id and m.hak_id = h.id and m.tur = 'dondurma' and ${DURUR}) end as "dondurmaID",
        case when h.musteri_id <> ${params.id} then (select json_build_object('id', o.id, 'adSoyad', concat_ws(' ', o.ad, o.soyad)) from musteri_ozet o where o.bayi_id = h.bayi_id and o.id = h.musteri_id) end as sahibi,
        (select coalesce(json_agg(json_build_object('id', m.id, 'musteriID', o.id, 'adSoyad', concat_ws(' ', o.ad, o.soyad)) order by m.id), '[]') from seans_hareket m
          join musteri_ozet o on o.bayi_id = m.bayi_id and o.id = m.musteri_id
          where m.bayi_id = h.bayi_id and m.hak_id = h.id and m.tur = 'paylasim' and ${DURUR}) as kullananlar,
        case when h.musteri_id = ${params.id} and h.kaynak_hak_id is null and s.iptal_zamani is null then s.toplam_tutar - s.alinan else 0 end as "satisBorcu"
      from (select * from bulunan h order by ${sira} ${pageOf(query)}) h
      join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id
      join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      left join paket_program_ozet p on p.bayi_id = h.bayi_id and p.id = h.paket_program_id
      cross join lateral (select coalesce(-sum(m.adet), 0)::int as kullanilan from seans_hareket m where m.bayi_id = h.bayi_id and m.hak_id = h.id and m.tur = 'kullanim') x
      order by ${sira}
    ) satir
    having exists (select from musteri_ozet m where m.id = ${params.id})`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** What a customer was served, newest first. */
export async function listHizmetler({ tx, params, query }: Context<typeof seansCalls.hizmetler>) {
  const { rows } = await sql<JsonOf<typeof seansCalls.hizmetler>>`
    with bulunan as materialized (
      select i.id, s.id as satis_id, s.tarih, i.paketten, i.alt_urun_id, i.adi, i.adet, i.tutar, i.uygulayan_personel_id, i.bayi_id
      from satis s join satis_icerik i on i.bayi_id = s.bayi_id and i.satis_id = s.id
      join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
      left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
      where s.musteri_id = ${params.id} and s.iptal_zamani is null and s.durum <> 'P' and coalesce(a.satis_tipi, 1) = 1
    )
    select ${FOUND_ROWS}
    from (
      select b.id, b.satis_id as "satisID", b.tarih, b.alt_urun_id as "altUrunID", b.adi as "altUrunAdi", b.adet, b.tutar,
        b.paketten,
        nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi"
      from (select * from bulunan order by tarih desc, id desc ${pageOf(query)}) b
      left join personel_ozet p on p.bayi_id = b.bayi_id and p.id = b.uygulayan_personel_id
      order by b.tarih desc, b.id desc
    ) satir
    having exists (select from musteri_ozet m where m.id = ${params.id})`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** What happened to the sessions of one line, newest first. */
export async function listHareketler({ tx, params }: Context<typeof seansCalls.hareketler>) {
  const acik = sql`m.iptal_edilen_id is null and g.id is null`;
  const { rows } = await sql<JsonOf<typeof seansCalls.hareketler>>`
    select (
      select coalesce(json_agg(json_build_object('id', m.id, 'tur', m.tur, 'tarih', m.tarih, 'kayitZamani', m.kayit_zamani, 'adet', m.adet,
          'personelAdi', nullif(concat_ws(' ', p.ad, p.soyad), ''), 'uygulayanAdi', nullif(concat_ws(' ', u.ad, u.soyad), ''),
          'dusumSatisID', case when m.tur = 'kullanim' and ${acik} then m.satis_id end,
          'dusumGuid', case when m.tur = 'kullanim' and ${acik} then s.guid end,
          'islemID', case when m.tur in ('dondurma', 'uzatma', 'devir', 'paylasim', 'degisim') and ${acik} then m.id end,
          'gun', m.gun, 'musteriAdi', nullif(concat_ws(' ', k.ad, k.soyad), ''), 'digerHizmet', case when m.tur = 'degisim' then coalesce(eu.adi, gu.adi) end, 'neden', m.neden,
          'geriAlmaMi', m.iptal_edilen_id is not null, 'geriAlindiMi', g.id is not null) order by m.id desc), '[]')
      from seans_hareket m
      left join seans_hareket g on g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id
      left join satis s on s.bayi_id = m.bayi_id and s.id = m.satis_id
      left join satis_icerik i on i.bayi_id = m.bayi_id and i.id = m.satis_icerik_id
      left join personel_ozet p on p.bayi_id = m.bayi_id and p.id = m.personel_id
      left join personel_ozet u on u.bayi_id = i.bayi_id and u.id = i.uygulayan_personel_id
      left join musteri_ozet k on k.bayi_id = m.bayi_id and k.id = m.musteri_id
      left join seans_hareket e on e.bayi_id = m.bayi_id and e.id = m.es_id
      left join paket_hak eh on eh.bayi_id = e.bayi_id and eh.id = e.hak_id
      left join alt_urun_ozet eu on eu.bayi_id = eh.bayi_id and eu.id = eh.alt_urun_id
      left join seans_hareket y on y.bayi_id = m.bayi_id and y.es_id = m.id and y.tur = 'degisim' and y.adet <> 0
      left join paket_hak gh on gh.bayi_id = y.bayi_id and gh.id = y.hak_id
      left join alt_urun_ozet gu on gu.bayi_id = gh.bayi_id and gu.id = gh.alt_urun_id
      where m.bayi_id = h.bayi_id and m.hak_id = h.id and (m.adet <> 0 or m.tur <> 'degisim')
    )::text as liste from paket_hak h where h.id = ${params.id}`.execute(tx);
  return new RawJson(found(rows[0]));
}
