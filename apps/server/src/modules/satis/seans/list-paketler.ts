import type { seansCalls } from '@defter/contract/seans.ts';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/db/page.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';

/** What a customer owns: open ones first, those that end first before the others. */
export async function listPaketler({ tx, params, query, clock }: Context<typeof seansCalls.paketler>) {
  const bugun = clock.today();
  const { rows } = await sql<JsonOf<typeof seansCalls.paketler>>`
    with bulunan as materialized (
      select h.*, case when h.kalan = 0 then 'bitti' when h.bitis < ${bugun}::date then 'suresiGecti' else 'acik' end as durum
      from paket_hak h where h.musteri_id = ${params.id} and h.iptal_zamani is null
    )
    select (select count(*) from bulunan)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select h.id, s.id as "satisID", s.satis_no as "satisNo", s.guid as "satisGuid", s.tarih, h.paket_program_id as "paketProgramID", p.adi as "paketAdi",
        h.alt_urun_id as "altUrunID", u.adi as "altUrunAdi", h.seans, h.seans - h.kalan as kullanilan, h.kalan, h.tutar, h.deger as "kalanDeger", h.bitis,
        h.kullanim, h.kod, h.durum, s.toplam_tutar - s.alinan as "satisBorcu"
      from (select * from bulunan order by durum <> 'acik', bitis nulls last, id ${pageOf(query)}) h
      join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id
      join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      left join paket_program_ozet p on p.bayi_id = h.bayi_id and p.id = h.paket_program_id
      order by h.durum <> 'acik', h.bitis nulls last, h.id
    ) satir
    having exists (select from musteri_ozet m where m.id = ${params.id})`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** What a customer was served, newest first. */
export async function listHizmetler({ tx, params, query }: Context<typeof seansCalls.hizmetler>) {
  const { rows } = await sql<JsonOf<typeof seansCalls.hizmetler>>`
    with bulunan as materialized (
      select i.id, s.id as satis_id, s.tarih, s.durum, i.alt_urun_id, i.adi, i.adet, i.tutar, i.uygulayan_personel_id, i.bayi_id
      from satis s join satis_icerik i on i.bayi_id = s.bayi_id and i.satis_id = s.id
      join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
      left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
      where s.musteri_id = ${params.id} and s.iptal_zamani is null and s.durum <> 'P' and coalesce(a.satis_tipi, 1) = 1
    )
    select (select count(*) from bulunan)::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select b.id, b.satis_id as "satisID", b.tarih, b.alt_urun_id as "altUrunID", b.adi as "altUrunAdi", b.adet, b.tutar,
        b.durum = 'S' and exists (select from seans_hareket h where h.bayi_id = b.bayi_id and h.satis_id = b.satis_id and h.satis_icerik_id = b.id) as paketten,
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
  const { rows } = await sql<JsonOf<typeof seansCalls.hareketler>>`
    select (
      select coalesce(json_agg(json_build_object('id', m.id, 'tur', m.tur, 'tarih', m.tarih, 'kayitZamani', m.kayit_zamani, 'adet', m.adet,
          'personelAdi', nullif(concat_ws(' ', p.ad, p.soyad), ''), 'uygulayanAdi', nullif(concat_ws(' ', u.ad, u.soyad), ''),
          'dusumSatisID', case when m.tur = 'kullanim' and m.iptal_edilen_id is null and g.id is null then m.satis_id end,
          'dusumGuid', case when m.tur = 'kullanim' and m.iptal_edilen_id is null and g.id is null then s.guid end,
          'geriAlmaMi', m.iptal_edilen_id is not null, 'geriAlindiMi', g.id is not null) order by m.id desc), '[]')
      from seans_hareket m
      left join seans_hareket g on g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id
      left join satis s on s.bayi_id = m.bayi_id and s.id = m.satis_id
      left join satis_icerik i on i.bayi_id = m.bayi_id and i.id = m.satis_icerik_id
      left join personel_ozet p on p.bayi_id = m.bayi_id and p.id = m.personel_id
      left join personel_ozet u on u.bayi_id = i.bayi_id and u.id = i.uygulayan_personel_id
      where m.bayi_id = h.bayi_id and m.hak_id = h.id
    )::text as liste from paket_hak h where h.id = ${params.id}`.execute(tx);
  return new RawJson(found(rows[0]));
}
