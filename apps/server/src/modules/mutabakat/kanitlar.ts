import type { Kanit, KanitBirimi, KanitKaydi } from '@defter/contract/mutabakat.ts';
import { type RawBuilder, sql } from 'kysely';

/** Records with the figures that proofs compare. Each source is read once, even if several proofs use it. */
type Kaynak = RawBuilder<unknown>;

type Soru = {
  birim: KanitBirimi;
  /** What `id` of a row is. */
  kayit: KanitKaydi;
  /** One row for each record: id, and what is compared. */
  kaynak: Kaynak;
  /** What has to be equal; by default the columns of these names. */
  beklenen?: RawBuilder<unknown>;
  bulunan?: RawBuilder<unknown>;
  /** Which of the records are looked at; all where it does not say. */
  bakilan?: RawBuilder<unknown>;
};

const KALAN_KAPORA = sql`(k.tutar - k.mahsup - k.iade - k.tutulan)`;

/** What is owed for sales, less what is kept for the customers. */
const HESAP_PARCALARI = sql`
  select musteri_id, toplam_tutar - alinan as tutar from satis_ozet where iptal_zamani is null and musteri_id is not null
  union all select r.musteri_id, -${KALAN_KAPORA} from kapora_ozet k join randevu_ozet r on r.bayi_id = k.bayi_id and r.id = k.randevu_id
  union all select musteri_id, -kalan from avans_ozet`;

/** Every sale with the sums of its lines, its payments that were not given back, and all that it wrote elsewhere. */
const SATISLAR = sql`
  select s.id, s.durum, s.iptal_zamani is null as duruyor, s.musteri_id is not null as kartli, s.toplam_tutar, s.alinan, s.genel_puan,
    coalesce(i.tutar, 0) as satirlar, coalesce(i.seans, 0) as seanslar,
    o.satis_id is not null as odendi, coalesce(o.tutar, 0) as odenen, coalesce(o.para, 0) as para, coalesce(o.puan, 0) as puan,
    k.satis_id is not null as kasada, coalesce(k.tutar, 0) as kasadaki, coalesce(c.borc, 0) as borc, coalesce(c.alacak, 0) as alacak,
    coalesce(h.kazanc, 0) as kazanc, coalesce(h.odeme, 0) as puan_odemesi, h.odemeler, coalesce(m.adet, 0) as kullanilan
  from satis_ozet s
  left join (select satis_id, sum(tutar) as tutar, sum(adet) filter (where paketten) as seans from satis_icerik_ozet group by satis_id) i on i.satis_id = s.id
  left join (select satis_id, sum(tutar) as tutar, sum(tutar) filter (where puan = 0) as para, sum(puan) filter (where puan > 0) as puan
    from satis_odeme_ozet where iptal_zamani is null group by satis_id) o on o.satis_id = s.id
  left join (select satis_id, sum(gelir - gider) as tutar from kasa_ozet where satis_id is not null group by satis_id) k on k.satis_id = s.id
  left join (select satis_id, musteri_id, sum(borc) as borc, sum(alacak) as alacak from cari_hareket_ozet where satis_id is not null group by 1, 2) c
    on c.satis_id = s.id and c.musteri_id = s.musteri_id
  left join (select satis_id, musteri_id, sum(puan) filter (where tur = 'kazanc') as kazanc, sum(puan) filter (where tur = 'odeme') as odeme,
      count(*) filter (where tur = 'odeme') as odemeler from puan_hareket_ozet group by 1, 2) h on h.satis_id = s.id and h.musteri_id = s.musteri_id
  left join (select satis_id, sum(adet) as adet from seans_hareket_ozet where tur = 'kullanim' group by satis_id) m on m.satis_id = s.id`;

/** Every line of a package with the sums of its sessions. */
const HAKLAR = sql`
  select h.id, h.kalan, h.deger, case when h.iptal_zamani is null then h.seans else 0 end as alinan,
    coalesce(m.adet, 0) as adet, coalesce(m.tutar, 0) as tutar, coalesce(m.alinan, 0) as alimlar
  from paket_hak_ozet h
  left join (select hak_id, sum(adet) as adet, sum(tutar) as tutar, sum(adet) filter (where tur in ('alim', 'devir', 'degisim')) as alinan
    from seans_hareket_ozet group by hak_id) m on m.hak_id = h.id`;

/** Every product with the sums of its movements. */
const STOKLAR = sql`
  select u.alt_urun_id as id, u.miktar, u.deger, coalesce(h.miktar, 0) as hareketler, coalesce(h.deger, 0) as degerler from stok_urun_ozet u
  left join (select alt_urun_id, sum(miktar) as miktar, sum(deger) as deger from stok_hareketi_ozet group by alt_urun_id) h on h.alt_urun_id = u.alt_urun_id`;

/** Per sale what its lines should have moved, and what they did: a sale agrees when each of its lines does. */
const stokKarsiligi = (gereken: Kaynak, turu: RawBuilder<unknown>): Kaynak => sql`
  select satis_id as id, coalesce(sum(g.miktar), 0) as beklenen,
    coalesce(sum(o.miktar), 0) + case when bool_and(coalesce(g.miktar, 0) = coalesce(o.miktar, 0)) then 0 else 0.000001 end as bulunan
  from (${gereken}) g
  full join (select h.satis_id, h.satis_icerik_id as satir_id, h.alt_urun_id, -sum(h.miktar) as miktar from stok_hareketi_ozet h
    where h.satis_icerik_id is not null and ${turu} group by 1, 2, 3) o using (satis_id, satir_id, alt_urun_id)
  group by satis_id`;

/**
 * The proofs, each one equation over all records of a kind. A sale is what is paid, open in instalments and open otherwise:
 * that follows from its plan (taksitPlani), its payments (satisOdemeleri) and the account of the customer (musteriBorcu).
 */
export const SORULAR: Readonly<Record<Kanit, Soru>> = {
  // Sales: their lines, their payments, their plan.
  satisSatirlari: { birim: 'lira', kayit: 'satis', kaynak: SATISLAR, beklenen: sql`toplam_tutar`, bulunan: sql`satirlar` },
  satisOdemeleri: { birim: 'lira', kayit: 'satis', kaynak: SATISLAR, beklenen: sql`alinan`, bulunan: sql`odenen` },
  taksitPlani: {
    birim: 'lira',
    kayit: 'satis',
    // A plan with the right sum and a gap in it, or with one that is kept as open and is not, comes to nothing.
    kaynak: sql`select s.id, s.toplam_tutar as beklenen, case when t.bitisik and t.aciklik or t.toplam <> s.toplam_tutar then t.toplam else 0 end as bulunan
      from taksit_toplami_ozet t join satis_ozet s on s.bayi_id = t.bayi_id and s.id = t.satis_id where s.iptal_zamani is null`,
  },
  // The till: what sales and deposits wrote stands in it once, what was taken back is its opposite.
  kasaOdemeleri: {
    birim: 'lira',
    kayit: 'satis',
    kaynak: sql`select o.satis_id as id, case when o.iptal_zamani is null and o.puan = 0 then o.tutar else 0 end as beklenen, coalesce(k.tutar, 0) as bulunan
      from satis_odeme_ozet o
      left join (select satis_odeme_id, odeme_sekli_id, satis_id, sum(gelir - gider) as tutar from kasa_ozet where satis_odeme_id is not null group by 1, 2, 3) k
        on k.satis_odeme_id = o.id and k.odeme_sekli_id = o.odeme_sekli_id and k.satis_id = o.satis_id`,
  },
  satisKasasi: { birim: 'lira', kayit: 'satis', kaynak: SATISLAR, bakilan: sql`odendi or kasada`, beklenen: sql`para`, bulunan: sql`kasadaki` },
  kaporaKasasi: {
    birim: 'lira',
    kayit: 'kapora',
    kaynak: sql`select d.id, d.tutar - d.mahsup - d.iade as beklenen, coalesce(k.tutar, 0) as bulunan from kapora_ozet d
      left join (select kapora_id, odeme_sekli_id, sum(gelir - gider) as tutar from kasa_ozet where kapora_id is not null group by 1, 2) k
        on k.kapora_id = d.id and k.odeme_sekli_id = d.odeme_sekli_id`,
  },
  kaporaMahsubu: {
    birim: 'lira',
    kayit: 'kapora',
    kaynak: sql`select d.id, d.mahsup as beklenen, coalesce(o.tutar, 0) as bulunan from kapora_ozet d
      left join (select kapora_id, sum(tutar) as tutar from satis_odeme_ozet where kapora_id is not null group by kapora_id) o on o.kapora_id = d.id`,
  },
  tahsilatlar: {
    birim: 'lira',
    kayit: 'tahsilat',
    kaynak: sql`select t.id, t.tutar as beklenen, coalesce(o.tutar, 0) + coalesce(a.tutar, 0) as bulunan from tahsilat_ozet t
      left join (select tahsilat_id, sum(tutar) as tutar from satis_odeme_ozet where tahsilat_id is not null group by tahsilat_id) o on o.tahsilat_id = t.id
      left join (select tahsilat_id, sum(tutar) as tutar from avans_ozet group by tahsilat_id) a on a.tahsilat_id = t.id`,
  },
  avansKasasi: {
    birim: 'lira',
    kayit: 'tahsilat',
    kaynak: sql`select a.tahsilat_id as id, sum(a.kalan) as beklenen, sum(coalesce(k.tutar, 0)) as bulunan from avans_ozet a
      left join (select avans_id, odeme_sekli_id, sum(gelir - gider) as tutar from kasa_ozet where avans_id is not null group by 1, 2) k
        on k.avans_id = a.id and k.odeme_sekli_id = a.odeme_sekli_id
      group by a.tahsilat_id`,
  },
  // A tip is money of a colleague: the till has it once, by its method, in the name of the colleague.
  bahsisKasasi: {
    birim: 'lira',
    kayit: 'satis',
    kaynak: sql`select b.satis_id as id, case when b.iptal_zamani is null then b.tutar else 0 end as beklenen, coalesce(k.tutar, 0) as bulunan from bahsis_ozet b
      left join (select bahsis_id, odeme_sekli_id, personel_id, sum(gelir - gider) as tutar from kasa_ozet where bahsis_id is not null group by 1, 2, 3) k
        on k.bahsis_id = b.id and k.odeme_sekli_id = b.odeme_sekli_id and k.personel_id = b.personel_id`,
  },
  kasaIptalleri: {
    birim: 'lira',
    kayit: 'kasa',
    kaynak: sql`select i.id, e.gider - e.gelir as beklenen, case when i.odeme_sekli_id = e.odeme_sekli_id then i.gelir - i.gider else 0 end as bulunan
      from kasa_ozet i join kasa_ozet e on e.bayi_id = i.bayi_id and e.id = i.iptal_edilen_id where i.iptal_edilen_id is not null`,
  },
  kasaAktarimlari: {
    birim: 'lira',
    kayit: 'kasa',
    kaynak: sql`select aktarim_id as id, 0 as beklenen, sum(gelir - gider) as bulunan from kasa_ozet where aktarim_id is not null group by aktarim_id`,
  },
  gunSonu: {
    birim: 'lira',
    kayit: 'gunSonu',
    kaynak: sql`select g.id, coalesce(sum(y.gelir - y.gider + y.aktarim), 0) as beklenen, coalesce((select sum(k.gelir - k.gider) from kasa_ozet k where k.tarih = g.tarih), 0) as bulunan
      from gun_sonu_ozet g left join lateral jsonb_to_recordset(g.ozet -> 'yontemler') as y (gelir numeric, gider numeric, aktarim numeric) on true
      where g.acilma_zamani is null group by g.id, g.tarih`,
  },
  // The customers' accounts. A sale at the door is on none.
  musteriBorcu: { birim: 'lira', kayit: 'satis', kaynak: SATISLAR, beklenen: sql`case when duruyor and kartli then toplam_tutar else 0 end`, bulunan: sql`borc` },
  musteriAlacagi: { birim: 'lira', kayit: 'satis', kaynak: SATISLAR, beklenen: sql`case when kartli then alinan else 0 end`, bulunan: sql`alacak` },
  musteriHesabi: {
    birim: 'lira',
    kayit: 'musteri',
    kaynak: sql`select musteri_id as id, coalesce(p.tutar, 0) as beklenen, coalesce(c.tutar, 0) as bulunan
      from (select musteri_id, sum(tutar) as tutar from (${HESAP_PARCALARI}) parca group by musteri_id) p
      full join (select musteri_id, sum(borc - alacak) as tutar from cari_hareket_ozet group by musteri_id) c using (musteri_id)`,
  },
  // Sessions, in pieces and in money.
  seansKalani: { birim: 'seans', kayit: 'paketHak', kaynak: HAKLAR, beklenen: sql`kalan`, bulunan: sql`adet` },
  seansDegeri: { birim: 'lira', kayit: 'paketHak', kaynak: HAKLAR, beklenen: sql`deger`, bulunan: sql`tutar` },
  // Sessions also come from other sessions, by a gift or an exchange.
  seansAlimi: { birim: 'seans', kayit: 'paketHak', kaynak: HAKLAR, beklenen: sql`alinan`, bulunan: sql`alimlar` },
  seansKullanimi: { birim: 'seans', kayit: 'satis', kaynak: SATISLAR, bakilan: sql`durum = 'S'`, beklenen: sql`case when duruyor then seanslar else 0 end`, bulunan: sql`-kullanilan` },
  puanKazanci: { birim: 'puan', kayit: 'satis', kaynak: SATISLAR, beklenen: sql`genel_puan`, bulunan: sql`kazanc` },
  puanOdemesi: { birim: 'puan', kayit: 'satis', kaynak: SATISLAR, bakilan: sql`puan > 0 or odemeler > 0`, beklenen: sql`puan`, bulunan: sql`-puan_odemesi` },
  puanAktarimi: {
    birim: 'puan',
    kayit: 'musteri',
    kaynak: sql`select v.musteri_id as id, -v.puan as beklenen, coalesce(a.puan, 0) as bulunan
      from puan_hareket_ozet v left join puan_hareket_ozet a on a.bayi_id = v.bayi_id and a.es_id = v.id where v.tur = 'aktarim' and v.es_id is null`,
  },
  // A closed month is its lines, and the entry in the account of each colleague.
  primAyi: {
    birim: 'lira',
    kayit: 'personel',
    kaynak: sql`select personel_id as id, coalesce(p.prim, 0) as beklenen, coalesce(e.prim, 0) as bulunan
      from (select d.ay, h.personel_id, sum(h.prim) as prim from prim_hakedis_ozet h join prim_donemi_ozet d on d.bayi_id = h.bayi_id and d.id = h.donem_id group by 1, 2) p
      full join (select prim_ayi as ay, personel_id, sum(gider - gelir) as prim from personel_hakedis_ozet where prim_ayi is not null group by 1, 2) e using (ay, personel_id)`,
  },
  // Stock is the sum of its movements, in pieces and in money.
  stokMiktari: { birim: 'adet', kayit: 'urun', kaynak: STOKLAR, beklenen: sql`miktar`, bulunan: sql`hareketler` },
  stokDegeri: { birim: 'lira', kayit: 'urun', kaynak: STOKLAR, beklenen: sql`deger`, bulunan: sql`degerler` },
  // Sales take out of the stock what they have sold, and what the visit says that they used up.
  stokSatisi: {
    birim: 'adet',
    kayit: 'satis',
    kaynak: stokKarsiligi(
      sql`select i.satis_id, i.id as satir_id, i.alt_urun_id, i.adet as miktar from satis_icerik_ozet i
        join satis_ozet s on s.bayi_id = i.bayi_id and s.id = i.satis_id and s.iptal_zamani is null
          and (s.durum <> 'P' or s.yanindaki_stoktan and not exists (
            select from paket_hak_ozet p where p.bayi_id = i.bayi_id and p.satis_id = i.satis_id and p.satis_icerik_id = i.id))
        join stok_urun_ozet u on u.bayi_id = i.bayi_id and u.alt_urun_id = i.alt_urun_id and u.baslangic <= s.kayit_zamani`,
      sql`h.tur = 'satis'`,
    ),
  },
  stokSarfi: {
    birim: 'adet',
    kayit: 'satis',
    kaynak: stokKarsiligi(
      sql`select v.satis_id, v.satis_icerik_id as satir_id, v.alt_urun_id, v.miktar + v.fire as miktar from satis_sarf_ozet v
        join satis_ozet s on s.bayi_id = v.bayi_id and s.id = v.satis_id and s.iptal_zamani is null and not s.islemde`,
      sql`h.tur in ('sarf', 'fire')`,
    ),
  },
};
