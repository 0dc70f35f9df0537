-- An appointment that was given over a taken or closed time, by somebody who may and for a reason (docs/adr/0073).
alter table randevu add column zorlama_nedeni text;
create index randevu_zorlanan on randevu (bayi_id, baslangic) where zorlama_nedeni is not null;

alter table randevu_yer add column ustune boolean not null default false;
alter table randevu_yer drop constraint randevu_cakismasi;
alter table randevu_yer add constraint randevu_cakismasi exclude using gist (
  bayi_id with =, randevu_basligi_id with =, tsrange(baslangic, bitis) with &&
) where (cakisma_yasak and tutar and not ustune);

-- What was given over others is not within the constraint; whoever books looks for it, and finds nearly nothing.
create index randevu_yer_ustune on randevu_yer (bayi_id, randevu_basligi_id) where ustune;

-- Whoever keeps the settings of the calendar may do it from now on.
set local role defter_bakim;
update rol set yetkiler = array_append(yetkiler, 'randevuZorla') where 'randevuAyarlari' = any(yetkiler) and not 'randevuZorla' = any(yetkiler);
update personel set yetkiler = array_append(yetkiler, 'randevuZorla') where 'randevuAyarlari' = any(yetkiler) and not 'randevuZorla' = any(yetkiler);
set local role none;
