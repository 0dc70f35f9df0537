-- Which sales were paid on some days, and what was paid of a sale and when, is read from the index alone.
drop index satis_odeme_tarih;
create index satis_odeme_tarih on satis_odeme (bayi_id, tarih) include (satis_id);
drop index satis_odeme_satis;
create index satis_odeme_satis on satis_odeme (bayi_id, satis_id) include (tarih, tutar, puan, iptal_zamani);
