import type pg from 'pg';

/**
 * Packages of six sessions in six instalments, spread over the last `gun` days. One in twenty is paid and used four times, the
 * others six times, as far as the days have come. Their sales are numbered from `from` on. Every service has a commission.
 */
export async function fillPaketler(client: pg.Client, bayiID: number, { count, gun, from }: { count: number; gun: number; from: number }): Promise<void> {
  await client.query(
    `with kisi as (select id, row_number() over (order by id) - 1 as n from musteri where bayi_id = $1),
       yeni as (
         insert into satis (bayi_id, satis_no, musteri_id, tarih, durum, ara_toplam, iskonto_toplam, kdv_toplam, toplam_tutar, alinan, personel_id)
         select $1, $2 + i + 1, kisi.id, current_date - i % ${gun}, 'P', 6000, 0, 1000, 6000, 1000 * least(case when i % 20 = 0 then 4 else 6 end, (i % ${gun}) / 30), (select min(id) from personel where bayi_id = $1) + i % 20
         from generate_series(0, $3::int - 1) i join kisi on kisi.n = (i * 7) % (select count(*) from kisi)
         returning bayi_id, id, musteri_id, tarih, alinan),
       satir as (
         insert into satis_icerik (bayi_id, satis_id, sira, alt_urun_id, adi, adet, birim_fiyat, kdv, tutar, kdv_tutari)
         select bayi_id, id, 1, (select min(id) from alt_urun where bayi_id = $1) + id % 200, 'Hizmet', 6, 1000, 20, 6000, 1000 from yeni returning bayi_id, id, satis_id, alt_urun_id),
       hak as (
         insert into paket_hak (bayi_id, satis_id, satis_icerik_id, musteri_id, alt_urun_id, seans, tutar)
         select y.bayi_id, y.id, i.id, y.musteri_id, i.alt_urun_id, 6, 6000 from yeni y join satir i on i.satis_id = y.id),
       taksitler as (
         insert into taksit (bayi_id, satis_id, no, tarih, tutar, onceki)
         select bayi_id, id, no, tarih + 30 * no, 1000, 1000 * (no - 1) from yeni, generate_series(1, 6) no),
       odeme as (
         insert into satis_odeme (bayi_id, satis_id, odeme_sekli_id, tutar, tarih)
         select bayi_id, id, 1, 1000, tarih + 30 * no from yeni, generate_series(1, 6) no where no * 1000 <= alinan
         returning bayi_id, id, satis_id, tarih),
       para as (
         insert into kasa (bayi_id, tarih, odeme_sekli_id, kategori_id, satis_id, satis_odeme_id, gelir)
         select bayi_id, tarih, 1, 1, satis_id, id, 1000 from odeme)
     insert into cari_hareket (bayi_id, musteri_id, satis_id, tarih, borc, alacak)
     select bayi_id, musteri_id, id, tarih, 6000, 0 from yeni
     union all select o.bayi_id, y.musteri_id, o.satis_id, o.tarih, 0, 1000 from odeme o join yeni y on y.id = o.satis_id`,
    [bayiID, from, count],
  );
  await client.query(
    `insert into seans_hareket (bayi_id, hak_id, tur, adet, tutar, tarih)
     select h.bayi_id, h.id, 'alim', 6, 6000, s.tarih from paket_hak h join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id where h.bayi_id = $1`,
    [bayiID],
  );
  await client.query(
    `insert into seans_hareket (bayi_id, hak_id, tur, adet, tutar, tarih)
     select h.bayi_id, h.id, 'kullanim', -1, -1000, s.tarih + 20 * no
     from paket_hak h join satis s on s.bayi_id = h.bayi_id and s.id = h.satis_id, generate_series(1, 6) no
     where h.bayi_id = $1 and no <= case when (s.satis_no - $2 - 1) % 20 = 0 then 4 else 6 end and s.tarih + 20 * no <= current_date`,
    [bayiID, from],
  );
  await client.query("insert into prim_kurali (bayi_id, adi, esas, tur, oran, baslangic) values ($1, 'Hizmetler', 'yapilan', 'oran', 10, '2020-01-01')", [bayiID]);
  await client.query('update satis_sayaci set son = $2 where bayi_id = $1', [bayiID, from + count]);
}
