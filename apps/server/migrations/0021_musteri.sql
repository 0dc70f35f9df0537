-- Every try at a code is counted at the code itself; after a few wrong ones it is good no longer.
alter table kvkk_onay_kodu add column deneme int not null default 0;

-- A file of customers may hold what a business asks of every customer.
alter table musteri_aktarim_satiri add column email text, add column nereden_duydunuz text;
-- Begun by somebody who may add customers but not change them.
alter table musteri_aktarimi add column yalniz_yeni boolean not null default false;
