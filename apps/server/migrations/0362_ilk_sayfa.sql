-- How many appointments stand on each of many days, and which of them nobody has settled, is read from the index alone; so is what
-- the till had on each day.
drop index randevu_zaman;
create index randevu_zaman on randevu (bayi_id, baslangic) include (id, durum, silindi);
drop index kasa_tarih;
create index kasa_tarih on kasa (bayi_id, tarih, id) include (gelir, gider, aktarim_id, odeme_sekli_id);

-- Open instalments of some days: by their day and not by the sales that are not paid up (docs/adr/0360).
create view gunun_acik_taksiti_ozet with (security_invoker) as
  select t.bayi_id, t.id, t.satis_id, t.no, t.tarih, t.tutar, t.aciklama, s.musteri_id, greatest(0, s.alinan - t.onceki) as odenen
  from taksit t
  cross join lateral (select * from satis where bayi_id = t.bayi_id and id = t.satis_id offset 0) s
  where s.iptal_zamani is null and s.alinan < t.onceki + t.tutar;
grant select on gunun_acik_taksiti_ozet to defter_istek, defter_bakim;

-- Sales in instalments. The first instalment is never before the sale, so those of the last days are found by it.
create index taksit_ilk on taksit (bayi_id, tarih, satis_id) where no = 1;
create view taksitli_satis_ozet with (security_invoker) as select bayi_id, satis_id, tarih as ilk_tarih from taksit where no = 1;
grant select on taksitli_satis_ozet to defter_istek, defter_bakim;

-- The instalments of a sale are read from the index alone.
alter table taksit drop constraint taksit_no_tekil,
  add constraint taksit_no_tekil unique (bayi_id, satis_id, no) include (id, tarih, tutar, onceki) deferrable initially deferred;
