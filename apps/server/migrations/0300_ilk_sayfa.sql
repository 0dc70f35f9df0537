-- What the first page asks for every morning (docs/adr/0300): whose birthday it is, as month and day in one number that an index
-- can be asked for, the sessions of which one is left, and the days after which a service is due again.
alter table musteri add column dogum_gunu int generated always as ((extract(month from dogum_tarihi) * 100 + extract(day from dogum_tarihi))::int) stored;
create index musteri_dogum_gunu on musteri (bayi_id, dogum_gunu) where dogum_gunu is not null;
call ozete_ekle('musteri', 'dogum_gunu');
create index paket_hak_son_seans on paket_hak (bayi_id, id) where kalan = 1 and iptal_zamani is null;
call ozete_ekle('alt_urun', 'hizmet_suresi');
create index alt_urun_tekrar on alt_urun (bayi_id, id) where hizmet_suresi > 0;
call ozete_ekle('kampanya', 'resim');
