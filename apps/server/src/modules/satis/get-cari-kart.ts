import type { cariCalls } from '@defter/contract/cari.ts';
import { sql } from 'kysely';
import { pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BELGE_FIRMASI } from '../bayi/belge-firmasi.ts';

/** What a movement is, by what it moves and what it belongs to; a reversal has the opposite sign. */
const TUR = sql`
  case when h.satis_id is not null then
      case when h.borc > 0 then 'satis' when h.borc < 0 then 'satisDuzeltme' when h.alacak > 0 then 'odeme' else 'odemeIadesi' end
    when h.tahsilat_id is not null then case when h.alacak > 0 then 'avans' else 'avansCikisi' end
    when h.borc <> 0 then 'kaporaTutulan' when h.alacak > 0 then 'kapora' else 'kaporaCikisi' end`;

/** The account of a customer in one statement; the balance runs over all movements and the period shows a part of them. */
export async function getCariKart({ tx, query }: Context<typeof cariCalls.kart>) {
  const { musteriID, baslangicTarihi, bitisTarihi, sirala } = query;
  const yon = sirala === '-tarih' ? sql`desc` : sql`asc`;
  const once = baslangicTarihi === null ? sql`false` : sql`h.tarih < ${baslangicTarihi}::date`;
  const sonra = bitisTarihi === null ? sql`false` : sql`h.tarih > ${bitisTarihi}::date`;
  const { rows } = await sql<JsonOf<typeof cariCalls.kart>>`
    with hareket as materialized (
      select h.*, sum(h.borc - h.alacak) over (order by h.tarih, h.id) as bakiye, ${once} as once, ${sonra} as sonra
      from cari_hareket_ozet h where h.musteri_id = ${musteriID}
    ),
    toplam as (
      select count(*) filter (where not once and not sonra) as sayi,
        coalesce(sum(borc - alacak) filter (where once), 0) as devir,
        coalesce(sum(borc) filter (where not once and not sonra), 0) as borc,
        coalesce(sum(alacak) filter (where not once and not sonra), 0) as alacak
      from hareket
    )
    select to_json(concat_ws(' ', m.ad, m.soyad))::text as "adSoyad", (${BELGE_FIRMASI})::text as firma,
      t.sayi::text as "toplamKayit", t.devir::text, t.borc::text, t.alacak::text, (t.devir + t.borc - t.alacak)::text as bakiye,
      (select coalesce(json_agg(satir), '[]')::text from (
        select h.id, h.tarih, ${TUR} as tur, h.satis_id as "satisID", s.satis_no as "satisNo", h.tahsilat_id as "tahsilatID",
          (select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i where i.bayi_id = h.bayi_id and i.satis_id = h.satis_id) as hizmetler,
          h.aciklama, h.borc, h.alacak, h.bakiye
        from hareket h left join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id
        where not h.once and not h.sonra order by h.tarih ${yon}, h.id ${yon} ${pageOf(query)}
      ) satir) as liste
    from toplam t cross join musteri_ozet m
    join bayi_ozet b on b.id = m.bayi_id
    left join il on il.id = b.il_id
    left join ilce on ilce.id = b.ilce_id
    where m.id = ${musteriID}`.execute(tx);
  return new RawJson(found(rows[0]));
}
