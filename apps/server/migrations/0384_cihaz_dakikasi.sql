-- How long the visits of a sale took a device, for each of their services. Several services of one appointment share its minutes equally.
create view cihaz_dakikasi_ozet with (security_invoker) as
  select r.bayi_id, r.satis_id, h.alt_urun_id,
    extract(epoch from y.bitis - y.baslangic) / 60 / (select count(*) from randevu_hizmet k where k.bayi_id = r.bayi_id and k.randevu_id = r.id) as dakika
  from randevu r
  join randevu_yer y on y.bayi_id = r.bayi_id and y.randevu_id = r.id
  join randevu_basligi b on b.bayi_id = y.bayi_id and b.id = y.randevu_basligi_id and b.yer_turu = 'cihaz'
  join randevu_hizmet h on h.bayi_id = r.bayi_id and h.randevu_id = r.id
  where r.satis_id is not null and r.silindi is null;
grant select on cihaz_dakikasi_ozet to defter_istek, defter_bakim;
