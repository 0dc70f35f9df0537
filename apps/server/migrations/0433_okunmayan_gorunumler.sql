-- No module reads these of another one's any more.
drop view kampanya_ozet;
drop view rol_ozet;

-- Of what a line of a sale has cost, the reports read the whole.
drop view satir_maliyeti_ozet;
create view satir_maliyeti_ozet with (security_invoker) as
  select bayi_id, satis_id, satis_icerik_id, -sum(maliyet) as maliyet
  from stok_hareketi where satis_icerik_id is not null group by bayi_id, satis_id, satis_icerik_id;
grant select on satir_maliyeti_ozet to defter_istek, defter_bakim;
