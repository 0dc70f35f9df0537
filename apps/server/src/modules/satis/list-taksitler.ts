import type { taksitCalls } from '@defter/contract/taksit.ts';
import { type RawBuilder, sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { taksitDurumu } from './taksit-durumu.ts';

type ListContext = Context<typeof taksitCalls.list>;

const KALAN = sql`(t.tutar - t.odenen)`;
const SORTABLE = { tarih: ['tarih', 'satis_id', 'no'], tutar: ['tutar'] };

/** A page of instalments, with sums of what is open over all pages; searched by the customer's name, phone or file number. */
export async function listTaksitler(context: ListContext) {
  const { rows } = await sql<JsonOf<typeof taksitCalls.list>>`
    with ${sayfaOf(context)},
    toplam as materialized (
      select ${taksitDurumu(sql`t.tarih`, KALAN, context.clock.today())} as durum, count(*) as adet, sum(${KALAN}) as tutar from ${ACIK} where ${kiminKosulu(context)} group by 1
    )
    select
      ${sql.join((['gecikti', 'bugun', 'bekliyor'] as const).map((durum) => sql`
        (select json_build_object('adet', coalesce(sum(adet), 0), 'tutar', coalesce(sum(tutar), 0)) from toplam where durum = ${durum})::text as ${sql.id(durum)}`))},
      ${listeOf(context)}`.execute(context.tx);
  return new RawJson(rows[0]!);
}

/** The same page without the sums. */
export async function listTaksitSayfasi(context: ListContext) {
  const { rows } = await sql<Pick<JsonOf<typeof taksitCalls.list>, 'liste' | 'toplamKayit'>>`with ${sayfaOf(context)} select ${listeOf(context)}`.execute(context.tx);
  return new RawJson(rows[0]!);
}

/** The open instalments `t`. */
const ACIK = sql`acik_taksit_ozet t`;

/** All that are asked for, as `bulunan`, and those of the page, as `sayfa`. */
const sayfaOf = (context: ListContext) => {
  const { clock, query } = context;
  const { taksitler, durumu } = durumOf(query.durum, clock.today());
  return sql`
    bulunan as materialized (select t.bayi_id, t.id, t.satis_id, t.no, t.tarih, t.tutar from ${taksitler} where ${kiminKosulu(context)} ${durumu}),
    sayfa as materialized (select * from bulunan t ${orderBy(query.sirala, SORTABLE, 'tarih', 't')} ${pageOf(query)})`;
};

/** The instalments of the page with their sales and customers, and how many there are on all pages. `offset 0` looks up those of the page alone. */
function listeOf({ clock, query }: ListContext) {
  const bugun = clock.today();
  return sql`
    (select count(*) from bulunan)::text as "toplamKayit",
    (select coalesce(json_agg(satir), '[]') from (
      select t.id, t.satis_id as "satisID", s.satis_no as "satisNo", t.musteri_id as "musteriID", concat_ws(' ', m.ad, m.soyad) as "adSoyad", n.telefon,
        (select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i where i.bayi_id = t.bayi_id and i.satis_id = t.satis_id) as hizmetler,
        t.no, (select count(*) from taksit h where h.bayi_id = t.bayi_id and h.satis_id = t.satis_id) as "taksitSayisi",
        t.tarih, t.tutar, t.odenen, ${KALAN} as kalan, ${taksitDurumu(sql`t.tarih`, KALAN, bugun)} as durum,
        case when t.odenen < t.tutar then greatest(0, ${bugun}::date - t.tarih) else 0 end as "gecikenGun", t.aciklama
      from sayfa y
      cross join lateral (select * from taksit_ozet where bayi_id = y.bayi_id and id = y.id offset 0) t
      cross join lateral (select satis_no from satis where bayi_id = t.bayi_id and id = t.satis_id offset 0) s
      cross join lateral (select ad, soyad from musteri_ozet where bayi_id = t.bayi_id and id = t.musteri_id offset 0) m
      left join lateral (select telefon from musteri_telefon_ozet where bayi_id = t.bayi_id and musteri_id = t.musteri_id and varsayilan_mi offset 0) n on true
      ${orderBy(query.sirala, SORTABLE, 'tarih', 't')}
    ) satir)::text as liste`;
}

/** Whose instalments, and due when. */
function kiminKosulu({ oturum, query: { ara, musteriID, satisID, baslangicTarihi, bitisTarihi } }: ListContext): RawBuilder<boolean> {
  return sql`true
    ${musteriID === null ? sql`` : sql`and t.musteri_id = ${musteriID}`}
    ${satisID === null ? sql`` : sql`and t.satis_id = ${satisID}`}
    ${baslangicTarihi === null ? sql`` : sql`and t.tarih >= ${baslangicTarihi}::date`}
    ${bitisTarihi === null ? sql`` : sql`and t.tarih <= ${bitisTarihi}::date`}
    ${ara === null ? sql`` : sql`and t.musteri_id in (${matchingMusteriler(oturum, ara)})`}`;
}

/** Where the instalments `t` of a state stand, and which of those they are. */
function durumOf(durum: ListContext['query']['durum'], bugun: string): { taksitler: RawBuilder<unknown>; durumu: RawBuilder<unknown> } {
  const hepsi = sql`taksit_ozet t`;
  if (durum === 'tumu') return { taksitler: hepsi, durumu: sql`` };
  if (durum === 'odendi') return { taksitler: hepsi, durumu: sql`and t.odenen = t.tutar` };
  const gun = { acik: sql``, gecikti: sql`and t.tarih < ${bugun}::date`, bugun: sql`and t.tarih = ${bugun}::date`, bekliyor: sql`and t.tarih > ${bugun}::date` };
  return { taksitler: ACIK, durumu: gun[durum] };
}
