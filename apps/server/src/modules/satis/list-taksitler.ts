import type { taksitCalls } from '@defter/contract/taksit.ts';
import { type RawBuilder, sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { taksitDurumu } from './taksit-durumu.ts';

type ListContext = Context<typeof taksitCalls.list>;

const SORTABLE = { tarih: ['tarih', 'satis_id', 'no'], tutar: ['tutar'] };

/** A page of instalments, with sums of what is open over all pages; searched by the customer's name, phone or file number. */
export async function listTaksitler(context: ListContext) {
  const { tx, query, clock } = context;
  const bugun = clock.today();
  const kimin = kiminKosulu(context);
  const { taksitler, durumu } = durumOf(query.durum, bugun);
  const kosul = sql`${kimin} ${durumu}`;
  const kalan = sql`(t.tutar - t.odenen)`;
  const { rows } = await sql<JsonOf<typeof taksitCalls.list>>`
    with acik as materialized (select * from acik_taksit_ozet t where ${kimin}),
    bulunan as materialized (select * from ${taksitler} t where ${kosul}),
    sayfa as materialized (select * from bulunan t ${orderBy(query.sirala, SORTABLE, 'tarih', 't')} ${pageOf(query)}),
    toplam as materialized (select ${taksitDurumu(sql`t.tarih`, kalan, bugun)} as durum, count(*) as adet, sum(${kalan}) as tutar from acik t group by 1)
    select
      ${sql.join((['gecikti', 'bugun', 'bekliyor'] as const).map((durum) => sql`
        (select json_build_object('adet', coalesce(sum(adet), 0), 'tutar', coalesce(sum(tutar), 0)) from toplam where durum = ${durum})::text as ${sql.id(durum)}`))},
      (select count(*) from bulunan)::text as "toplamKayit",
      coalesce(json_agg(satir), '[]')::text as liste
    from (
      select t.id, t.satis_id as "satisID", s.satis_no as "satisNo", t.musteri_id as "musteriID", concat_ws(' ', m.ad, m.soyad) as "adSoyad", n.telefon,
        (select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i where i.bayi_id = t.bayi_id and i.satis_id = t.satis_id) as hizmetler,
        t.no, (select count(*) from taksit h where h.bayi_id = t.bayi_id and h.satis_id = t.satis_id) as "taksitSayisi",
        t.tarih, t.tutar, t.odenen, ${kalan} as kalan, ${taksitDurumu(sql`t.tarih`, kalan, bugun)} as durum,
        case when t.odenen < t.tutar then greatest(0, ${bugun}::date - t.tarih) else 0 end as "gecikenGun", t.aciklama
      from sayfa t
      join satis s on s.bayi_id = t.bayi_id and s.id = t.satis_id
      join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id
      left join musteri_telefon_ozet n on n.bayi_id = m.bayi_id and n.musteri_id = m.id and n.varsayilan_mi
      ${orderBy(query.sirala, SORTABLE, 'tarih', 't')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Whose instalments, and due when. */
function kiminKosulu({ oturum, query: { ara, musteriID, baslangicTarihi, bitisTarihi } }: ListContext): RawBuilder<boolean> {
  return sql`true
    ${musteriID === null ? sql`` : sql`and t.musteri_id = ${musteriID}`}
    ${baslangicTarihi === null ? sql`` : sql`and t.tarih >= ${baslangicTarihi}::date`}
    ${bitisTarihi === null ? sql`` : sql`and t.tarih <= ${bitisTarihi}::date`}
    ${ara === null ? sql`` : sql`and t.musteri_id in (${matchingMusteriler(oturum, ara)})`}`;
}

/** Where the instalments of a state stand, the open ones in `acik`, and which of those they are. */
function durumOf(durum: ListContext['query']['durum'], bugun: string): { taksitler: RawBuilder<unknown>; durumu: RawBuilder<unknown> } {
  const hepsi = sql`taksit_ozet`;
  if (durum === 'tumu') return { taksitler: hepsi, durumu: sql`` };
  if (durum === 'odendi') return { taksitler: hepsi, durumu: sql`and t.odenen = t.tutar` };
  const gun = { acik: sql``, gecikti: sql`and t.tarih < ${bugun}::date`, bugun: sql`and t.tarih = ${bugun}::date`, bekliyor: sql`and t.tarih > ${bugun}::date` };
  return { taksitler: sql`acik`, durumu: gun[durum] };
}
