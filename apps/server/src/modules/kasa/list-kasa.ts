import type { kasaCalls } from '@defter/contract/kasa.ts';
import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { countedKasa, IPTAL_MI, visibleKasa } from './visible-kasa.ts';

type ListContext = Context<typeof kasaCalls.list>;

const SORTABLE = { tarih: ['tarih'], gelir: ['gelir'], gider: ['gider'] };

/**
 * What movement `k` came from: its tip, its sale, its deposit with the appointment, its credit. The sale is found by `case`: under
 * row-level security no index is used with `coalesce`, and all sales there ever were would be read.
 */
const KAYNAK = sql`
  left join bahsis_ozet bh on bh.bayi_id = k.bayi_id and bh.id = k.bahsis_id
  left join satis_ozet s on s.bayi_id = k.bayi_id and s.id = case when k.satis_id is null then bh.satis_id else k.satis_id end
  left join kapora_ozet d on d.bayi_id = k.bayi_id and d.id = k.kapora_id
  left join randevu_ozet r on r.bayi_id = d.bayi_id and r.id = d.randevu_id
  left join avans_ozet av on av.bayi_id = k.bayi_id and av.id = k.avans_id`;

/** A page of the till, with sums over all pages. It lists a reversed movement and its reversal. */
export async function listKasa(context: ListContext) {
  const { tx, query } = context;
  const kosul = kosulOf(context);
  const sira = orderBy(query.sirala, SORTABLE, '-tarih', 'k');
  const sayilan = countedKasa(context.oturum, query.odemeSekliID);
  // Without its expenses, or without its income, a list has one half of each transfer. The accounts then leave transfers out, as the sums do.
  const isWhole = query.gelirMi === null && context.oturum.yetkiler.has('kasaGecmisGider');
  const bolunen = isWhole ? sql`true` : sayilan;
  const { rows } = await sql<JsonOf<typeof kasaCalls.list>>`
    with ${query.ara === null ? sql`` : bulunanOf(context.oturum, query.ara, kosul)}
    sayfa as materialized (
      ${query.ara === null ? sql`select k.* from kasa k where ${kosul} ${sira} ${pageOf(query)}` : sql`select k.* from (select k.id from bulunan k ${sira} ${pageOf(query)}) b join kasa k on k.id = b.id`}
    ),
    hesap as materialized (
      select k.odeme_sekli_id, count(*) as sayi, sum(k.gelir) filter (where ${bolunen}) as gelir, sum(k.gider) filter (where ${bolunen}) as gider,
        sum(k.gelir) filter (where ${sayilan}) as sayilan_gelir, sum(k.gider) filter (where ${sayilan}) as sayilan_gider
      from ${query.ara === null ? sql`kasa k where ${kosul}` : sql`bulunan k`} group by 1
    ),
    toplamlar as (
      select coalesce(sum(sayi), 0) as sayi, coalesce(sum(sayilan_gelir), 0) as gelir, coalesce(sum(sayilan_gider), 0) as gider from hesap
    )
    select t.sayi::text as "toplamKayit", t.gelir::text, t.gider::text, (t.gelir - t.gider)::text as toplam,
      (select coalesce(json_agg(json_build_object('odemeSekliID', o.id, 'adi', o.adi, 'gelir', h.gelir, 'gider', h.gider) order by o.id), '[]')::text
        from hesap h join odeme_sekli o on o.id = h.odeme_sekli_id where h.gelir is not null) as hesaplar,
      (select coalesce(json_agg(satir), '[]')::text from (
        select k.id, k.tarih, k.odeme_sekli_id as "odemeSekliID", o.adi as "odemeSekliAdi", k.kategori_id as "kategoriID",
          g.adi as "kategoriAdi", k.alt_kategori_id as "altKategoriID", a.adi as "altKategoriAdi",
          k.personel_id as "personelID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", coalesce(k.satis_id, bh.satis_id) as "satisID", k.bahsis_id is not null as "bahsisMi", k.kapora_id as "kaporaID", k.avans_id as "avansID", nullif(concat_ws(' ', m.ad, m.soyad), '') as "musteriAdi",
          k.gelir, k.gider, k.gelir + k.gider as tutar, k.gelir <> 0 as "gelirMi", k.bayi_id as "bayiID", null as "cariID", v.odeme_sekli_id as "virmanID", vo.adi as "virmanAdi", k.aciklama,
          k.kayit_zamani as "kayitZamani", nullif(concat_ws(' ', y.ad, y.soyad), '') as "yapanAdi",
          ${IPTAL_MI} as "iptalMi"
        from sayfa k
        join odeme_sekli o on o.bayi_id = k.bayi_id and o.id = k.odeme_sekli_id
        left join kategori g on g.bayi_id = k.bayi_id and g.id = k.kategori_id
        left join alt_kategori a on a.bayi_id = k.bayi_id and a.id = k.alt_kategori_id
        left join kasa v on v.bayi_id = k.bayi_id and v.aktarim_id = k.aktarim_id and v.id <> k.id
          and (v.iptal_edilen_id is null) = (k.iptal_edilen_id is null)
        left join odeme_sekli vo on vo.bayi_id = v.bayi_id and vo.id = v.odeme_sekli_id
        left join personel_ozet y on y.bayi_id = k.bayi_id and y.id = k.islemi_yapan_personel_id
        left join personel_ozet p on p.bayi_id = k.bayi_id and p.id = k.personel_id
        ${KAYNAK}
        left join musteri_ozet m on m.bayi_id = k.bayi_id and m.id = case when s.musteri_id is not null then s.musteri_id when r.musteri_id is not null then r.musteri_id else av.musteri_id end
        ${sira}
      ) satir) as kasa
    from toplamlar t`.execute(tx);
  return new RawJson(rows[0]!);
}

function kosulOf(context: ListContext): RawBuilder<boolean> {
  const { gelirMi, baslangicTarihi, bitisTarihi, odemeSekliID, kategoriID, altKategoriID, personelID } = context.query;
  return sql`${visibleKasa(context)}
    ${gelirMi === null ? sql`` : gelirMi ? sql`and k.gelir <> 0` : sql`and k.gider <> 0`}
    ${baslangicTarihi === null ? sql`` : sql`and k.tarih >= ${baslangicTarihi}::date`}
    ${bitisTarihi === null ? sql`` : sql`and k.tarih <= ${bitisTarihi}::date`}
    ${odemeSekliID === null ? sql`` : sql`and k.odeme_sekli_id = ${odemeSekliID}`}
    ${kategoriID === null ? sql`` : sql`and k.kategori_id = ${kategoriID}`}
    ${altKategoriID === null ? sql`` : sql`and k.alt_kategori_id = ${altKategoriID}`}
    ${personelID === null ? sql`` : sql`and k.personel_id = ${personelID}`}`;
}

/**
 * Searches the note of the movement and the customer of its sale, its tip, its deposit or its credit. The customers are sought once, and asked of the
 * movements that the filters leave: what the customers have bought in all years is not read for the movements of a day.
 */
const bulunanOf = (oturum: Oturum, ara: string, kosul: RawBuilder<boolean>) => sql`
    kisi as materialized (select k.id from (${matchingMusteriler(oturum, ara)}) k (id)),
    bulunan as materialized (
      select k.id, k.tarih, k.odeme_sekli_id, k.gelir, k.gider, k.aktarim_id from kasa k
      ${KAYNAK}
      where ${kosul} and (katla(k.aciklama) like icerir(${fold(ara)})
        or s.musteri_id in (select id from kisi) or r.musteri_id in (select id from kisi) or av.musteri_id in (select id from kisi))
    ),`;
