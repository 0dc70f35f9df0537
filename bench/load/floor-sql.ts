/*
 * What the floor asks: the same questions as Defter's calls, in plain SQL with the bayi as a parameter,
 * no session, no permission, no tenant check. $1 is always the bayi.
 */

export const PAGE = `
  select coalesce(json_agg(satir), '[]')::text as liste
  from (
    select m.id, m.guid, m.dosya_no as "dosyaNo", m.ad, m.soyad, concat_ws(' ', m.ad, m.soyad) as "adSoyad",
      t.telefon, m.email, m.cinsiyet, m.dogum_tarihi as "dogumTarihi", m.grup_id as "grupID", g.adi as "grupAdi",
      (select coalesce(sum(c.borc - c.alacak), 0) from cari_hareket c where c.bayi_id = m.bayi_id and c.musteri_id = m.id) as bakiye,
      m.kayit_tarihi as "kayitTarihi", m.aktif_mi as "aktifMi"
    from (select * from musteri where bayi_id = $1 and aktif_mi = true order by ad, soyad, id limit 25 offset $2) m
    left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
    left join musteri_telefon t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
    order by m.ad, m.soyad, m.id
  ) satir`;
