-- Open instalments are few of all that there ever were. They are found by the sales that are not paid up: `offset 0` has the database go
-- that way, which by its guess reads all instalments.
create index satis_borclu on satis (bayi_id, id) where alinan < toplam_tutar and iptal_zamani is null;
create view acik_taksit_ozet with (security_invoker) as
  select t.bayi_id, t.id, t.satis_id, t.no, t.tarih, t.tutar, t.aciklama, s.musteri_id, greatest(0, s.alinan - t.onceki) as odenen
  from satis s
  cross join lateral (select * from taksit where bayi_id = s.bayi_id and satis_id = s.id offset 0) t
  where s.iptal_zamani is null and s.alinan < s.toplam_tutar and s.alinan < t.onceki + t.tutar;
grant select on acik_taksit_ozet to defter_istek, defter_bakim;
