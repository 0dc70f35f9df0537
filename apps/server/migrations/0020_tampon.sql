-- How long the place is taken before and after: of the first and the last service, as they were when it was booked.
-- Kept with the appointment, because a constraint cannot look into another table.
alter table randevu
  add column tampon_once int not null default 0 check (tampon_once between 0 and 240),
  add column tampon_sonra int not null default 0 check (tampon_sonra between 0 and 240);
alter table randevu drop constraint randevu_cakismasi;
alter table randevu add constraint randevu_cakismasi exclude using gist (
  bayi_id with =, randevu_basligi_id with =,
  tsrange(baslangic - tampon_once * interval '1 minute', bitis + tampon_sonra * interval '1 minute') with &&
) where (cakisma_yasak and silindi is null and durum in ('B', 'O', 'G', 'K'));
