-- Appointments of one customer that belong together. The visit is named by the first of them, which stays when it is deleted.
alter table randevu
  add column ziyaret_id bigint,
  add constraint randevu_ziyareti foreign key (bayi_id, ziyaret_id) references randevu;
create index randevu_ziyaret on randevu (bayi_id, ziyaret_id) where ziyaret_id is not null;
