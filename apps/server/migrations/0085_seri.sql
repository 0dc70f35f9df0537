-- A series of appointments is known by the id of the first one that was booked; it stays when that one is deleted (docs/adr/0075).
alter table randevu
  add column seri_id bigint,
  add foreign key (bayi_id, seri_id) references randevu;
create index randevu_seri on randevu (bayi_id, seri_id, baslangic) where seri_id is not null;
