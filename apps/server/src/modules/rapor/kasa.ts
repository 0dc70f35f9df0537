import { sql } from 'kysely';
import { countedKasa, visibleKasa } from '../kasa/visible-kasa.ts';
import { adOf, isInDonem, isSecilen, type Sorgu, type Soru } from './sorgu.ts';

/** The movements `k` of the till that count, as its list counts them: without transfers between its accounts, but of one account with them. */
const hareketler = (soru: Soru) => sql`kasa_ozet k where ${isInDonem(sql`k.tarih`, soru)} and ${visibleKasa(soru)} and ${countedKasa(soru.oturum, soru.query.odemeSekliID)} and ${isSecilen(sql`k.odeme_sekli_id`, soru.query.odemeSekliID)}`;
/** Those that are money of customers: of sales, deposits and credit, less what was given back. Tips are not the salon's. */
export const tahsilatlar = (soru: Soru) => sql`${hareketler(soru)} and (k.satis_id is not null or k.kapora_id is not null or k.avans_id is not null) and k.bahsis_id is null`;
/**
 * The customer `m` of movement `k`. Its sale is looked up (`offset 0`): by its guess the database would read all sales. Under row-level security
 * `coalesce` is not leakproof, so no index is used with it; `case` is.
 */
const MUSTERI_OF_KASA = sql`
  left join bahsis_ozet b on b.bayi_id = k.bayi_id and b.id = k.bahsis_id
  left join lateral (select id, musteri_id, satis_no from satis_ozet where bayi_id = k.bayi_id and id = case when k.satis_id is null then b.satis_id else k.satis_id end offset 0) s on true
  left join kapora_ozet d on d.bayi_id = k.bayi_id and d.id = k.kapora_id
  left join randevu_ozet r on r.bayi_id = d.bayi_id and r.id = d.randevu_id
  left join avans_ozet a on a.bayi_id = k.bayi_id and a.id = k.avans_id
  left join musteri_ozet m on m.bayi_id = k.bayi_id and m.id = case when s.musteri_id is not null then s.musteri_id when r.musteri_id is not null then r.musteri_id else a.musteri_id end
  join odeme_sekli o on o.bayi_id = k.bayi_id and o.id = k.odeme_sekli_id`;

export const kasaSorgulari = {
  'kasa-raporu': (soru) => sql`
    select k.tarih, o.adi as "odemeSekliAdi", g.adi as "kategoriAdi", c.adi as "altKategoriAdi", ${adOf('p')} as "personelAdi", ${adOf('m')} as "adSoyad", k.aciklama, k.gelir, k.gider, s.id as "satisID", m.id as "musteriID"
    from (select k.* from ${hareketler(soru)} and ${soru.query.gelirMi == null ? sql`true` : soru.query.gelirMi ? sql`k.gelir <> 0` : sql`k.gider <> 0`}) k ${MUSTERI_OF_KASA}
    left join kategori g on g.bayi_id = k.bayi_id and g.id = k.kategori_id
    left join alt_kategori c on c.bayi_id = k.bayi_id and c.id = k.alt_kategori_id
    left join personel_ozet p on p.bayi_id = k.bayi_id and p.id = k.personel_id`,
  'tahsilat-raporu': (soru) => sql`
    select k.tarih, ${adOf('m')} as "adSoyad", o.adi as "odemeSekliAdi", s.satis_no as "satisNo", k.gelir - k.gider as tutar, m.id as "musteriID", s.id as "satisID"
    from (select k.* from ${tahsilatlar(soru)}) k ${MUSTERI_OF_KASA}
    where ${isSecilen(sql`m.grup_id`, soru.query.grupID)}`,
  'kasa-analiz-raporu': (soru) => sql`select k.tarih, sum(k.gelir) as gelir, sum(k.gider) as gider, sum(k.gelir - k.gider) as net from ${hareketler(soru)} group by 1`,
} satisfies Record<string, Sorgu>;
