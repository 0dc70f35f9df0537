-- What reports add up of all customers is read from the index alone: their accounts up to a day, and when each came last.
drop index cari_hareket_musteri;
create index cari_hareket_musteri on cari_hareket (bayi_id, musteri_id) include (borc, alacak, tarih);
create index satis_gelis on satis (bayi_id, musteri_id, tarih) where iptal_zamani is null;
create index musteri_suren on musteri (bayi_id, id) include (grup_id) where aktif_mi and anonim_zamani is null;
