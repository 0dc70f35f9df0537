-- The time that the salon offered and the customer did not want; the request is new again then.
alter table randevu_talebi add column reddedilen_oneri timestamp;

-- A booking of the page that is asked for again because its answer was lost (docs/adr/0078): digests of the visitor's key with the
-- number and with the code, and what was answered. They are looked at for some minutes after the link was made.
alter table musteri_baglantisi add column anahtar_ozeti bytea, add column kod_ozeti bytea, add column cevap jsonb,
  add constraint musteri_baglantisi_cevap check (num_nonnulls(anahtar_ozeti, kod_ozeti, cevap) in (0, 3));
create index musteri_baglantisi_anahtar on musteri_baglantisi (bayi_id, anahtar_ozeti) where anahtar_ozeti is not null;
