-- A code may go to a number that is being entered; its customer is saved afterwards.
alter table kvkk_onay_kodu alter column musteri_id drop not null;
create index kvkk_onay_kodu_girilen on kvkk_onay_kodu (bayi_id, telefon) where musteri_id is null;
