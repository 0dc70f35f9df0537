import type { satisCalls } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BELGE_FIRMASI } from '../bayi/belge-firmasi.ts';

/** A collection with the head of the business, what it paid, and what the customer owes now. */
export async function getTahsilatKagidi({ tx, params }: Context<typeof satisCalls.tahsilatKagidi>) {
  const { rows } = await sql<JsonOf<typeof satisCalls.tahsilatKagidi>>`
    select row_to_json(satir)::text as tahsilat from (
      select t.id, t.tarih, t.kayit_zamani as "kayitZamani", t.musteri_id as "musteriID", concat_ws(' ', m.ad, m.soyad) as "adSoyad",
        t.tutar, nullif(concat_ws(' ', p.ad, p.soyad), '') as "alanAdi",
        (select coalesce(json_agg(json_build_object('odemeSekliAdi', y.adi, 'tutar', y.tutar) order by y.id), '[]') from (
          select k.id, k.adi, sum(o.tutar) as tutar from (
              select odeme_sekli_id, tutar from satis_odeme where bayi_id = t.bayi_id and tahsilat_id = t.id
              union all select odeme_sekli_id, tutar from avans where bayi_id = t.bayi_id and tahsilat_id = t.id) o
            join odeme_sekli k on k.bayi_id = t.bayi_id and k.id = o.odeme_sekli_id group by k.id, k.adi) y) as odemeler,
        (select coalesce(json_agg(json_build_object('satisNo', y.satis_no, 'tarih', y.tarih, 'hizmetler', y.hizmetler, 'tutar', y.tutar, 'kalan', y.kalan) order by y.tarih, y.satis_no), '[]') from (
          select s.satis_no, s.tarih, sum(o.tutar) as tutar, case when s.iptal_zamani is null then s.toplam_tutar - s.alinan else 0 end as kalan,
            coalesce((select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i where i.bayi_id = s.bayi_id and i.satis_id = s.id), '') as hizmetler
          from satis_odeme o join satis s on s.bayi_id = o.bayi_id and s.id = o.satis_id
          where o.bayi_id = t.bayi_id and o.tahsilat_id = t.id group by s.bayi_id, s.id) y) as satislar,
        (select coalesce(sum(c.borc - c.alacak), 0) from cari_hareket_ozet c where c.bayi_id = t.bayi_id and c.musteri_id = t.musteri_id) as bakiye,
        (select coalesce(sum(a.tutar), 0) from avans a where a.bayi_id = t.bayi_id and a.tahsilat_id = t.id) as avans, t.mahsup_mu as "mahsupMu",
        t.iptal_zamani is not null as "iptalMi", ${BELGE_FIRMASI} as firma
      from tahsilat t
      join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
      join bayi_ozet b on b.id = t.bayi_id
      left join il on il.id = b.il_id
      left join ilce on ilce.id = b.ilce_id
      left join personel_ozet p on p.bayi_id = t.bayi_id and p.id = t.islemi_yapan_personel_id
      where t.id = ${params.id}
    ) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}
