import type { satisCalls } from '@defter/contract/satis.ts';
import { type RawBuilder, sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { visibleSatis } from './visible-satis.ts';

type ListContext = Context<typeof satisCalls.list>;

const SORTABLE = { tarih: ['tarih'], toplamTutar: ['toplam_tutar'], alinan: ['alinan'] };

/** A page of sales with what was sold; searched by the customer's name, phone or file number, and by the number of the sale, which its receipt has. */
export async function listSatislar(context: ListContext) {
  const { tx, query, oturum } = context;
  // A person who sees only the sales of single customers has to name a customer.
  if (query.musteriID === null && !oturum.yetkiler.has('satisGoruntule')) {
    throw wrongFields({ musteriID: 'zorunluAlan' });
  }
  const kosul = kosulOf(context);
  const { rows } = await sql<JsonOf<typeof satisCalls.list>>`
    with sayfa as materialized (
      select s.* from satis s where ${kosul} ${orderBy(query.sirala, SORTABLE, '-tarih', 's')} ${pageOf(query)}
    )
    select
      (select count(*) from satis s where ${kosul})::text as "toplamKayit",
      coalesce(json_agg(satir), '[]')::text as liste
    from (
      select s.id, s.satis_no as "satisNo", s.guid as "satisGuid", s.tarih, s.musteri_id as "musteriID", case when m.id is not null then concat_ws(' ', m.ad, m.soyad) end as "adSoyad",
        (select string_agg(i.adi, ', ' order by i.sira) from satis_icerik i
          where i.bayi_id = s.bayi_id and i.satis_id = s.id) as hizmetler,
        s.toplam_tutar as "toplamTutar", s.alinan, ${kalanColumn} as kalan, s.durum, s.islemde,
        s.iptal_zamani is not null as "iptalMi", s.randevu_id as "randevuID", s.surum, s.personel_id as "personelID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi",
        s.iskonto_tip as "iskontoTip", s.iskonto, s.aciklama, s.genel_puan as "genelPuan", s.puan_yuzdesi as "puanYuzdesi",
        s.sozlesme_zamani is not null as "sozlesmeVerildi", ${SATIS_SABITLERI}
      from sayfa s
      left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
      left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = s.personel_id
      ${orderBy(query.sirala, SORTABLE, '-tarih', 's')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** These values are the same for every sale until there are invoices and more than one kind of discount. */
export const SATIS_SABITLERI: RawBuilder<unknown> = sql`false as "faturaKesildi", true as "satisMi", 1 as "iskontoTurID"`;

/** The unpaid amount of sale `s`; 0 for a cancelled one. */
export const kalanColumn: RawBuilder<number> = sql`case when s.iptal_zamani is null then s.toplam_tutar - s.alinan else 0 end`;

function kosulOf(context: ListContext): RawBuilder<boolean> {
  const { ara, baslangicTarihi, bitisTarihi, musteriID, randevuID, islemde, durum, satisTuru, personelID, borcluMu } = context.query;
  return sql`${visibleSatis(context)}
    ${durum === 'tumu' ? sql`` : sql`and (s.iptal_zamani is null) = ${durum === 'gecerli'}`}
    ${baslangicTarihi === null ? sql`` : sql`and s.tarih >= ${baslangicTarihi}::date`}
    ${bitisTarihi === null ? sql`` : sql`and s.tarih <= ${bitisTarihi}::date`}
    ${musteriID === null ? sql`` : sql`and s.musteri_id = ${musteriID}`}
    ${randevuID === null ? sql`` : sql`and s.randevu_id = ${randevuID}`}
    ${personelID === null ? sql`` : sql`and s.personel_id = ${personelID}`}
    ${borcluMu === null ? sql`` : sql`and (${kalanColumn} > 0) = ${borcluMu}`}
    ${satisTuru === null ? sql`` : sql`and s.durum = ${satisTuru}`}
    ${islemde === null ? sql`` : sql`and s.islemde = ${islemde}`}
    ${ara === null ? sql`` : sql`and ${matches(context, ara)}`}`;
}

function matches({ oturum }: ListContext, ara: string): RawBuilder<boolean> {
  const musteriler = matchingMusteriler(oturum, ara);
  const satisNo = /^\d{1,9}$/.test(ara.trim()) ? Number(ara) : undefined;
  // Two lists of ids are found by their indexes; one condition with "or" would read every sale.
  return satisNo === undefined
    ? sql`s.musteri_id in (${musteriler})`
    : sql`s.id in (select a.id from satis a where a.musteri_id in (${musteriler}) union all select a.id from satis a where a.satis_no = ${satisNo})`;
}
