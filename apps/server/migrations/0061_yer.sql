-- What an appointment takes: its own column and all others that it needs (docs/adr/0056).

alter table randevu_basligi
  -- What a column is that stands for no person and no service.
  add column yer_turu text check (yer_turu in ('oda', 'cihaz'));
alter table alt_urun
  -- How many colleagues it takes to perform it.
  add column personel_sayisi int not null default 1 check (personel_sayisi between 1 and 5);

-- The columns of which a service needs one of each kind: a room, a device.
create table alt_urun_yer (
  bayi_id bigint not null default current_setting('app.bayi')::bigint references bayi,
  alt_urun_id bigint not null,
  randevu_basligi_id bigint not null,
  primary key (bayi_id, alt_urun_id, randevu_basligi_id),
  foreign key (bayi_id, alt_urun_id) references alt_urun on delete cascade,
  foreign key (bayi_id, randevu_basligi_id) references randevu_basligi on delete cascade
);
call bayi_tablosu('alt_urun_yer');
call ozet_gorunumu('alt_urun_yer', 'bayi_id, alt_urun_id, randevu_basligi_id');

create table randevu_yer (
  bayi_id bigint not null default current_setting('app.bayi')::bigint,
  randevu_id bigint not null,
  randevu_basligi_id bigint not null,
  -- With the time around the appointment.
  baslangic timestamp not null,
  bitis timestamp not null,
  -- Copied from the column, because a constraint cannot look into another table.
  cakisma_yasak boolean not null,
  -- False for one that is cancelled, postponed, missed or deleted.
  tutar boolean not null default true,
  primary key (bayi_id, randevu_id, randevu_basligi_id),
  -- An appointment that did not get all its places is not written, and its places are not either.
  constraint randevu_yer_randevu foreign key (bayi_id, randevu_id) references randevu,
  foreign key (bayi_id, randevu_basligi_id) references randevu_basligi
);

call bayi_tablosu('randevu_yer');

set local role defter_bakim;
insert into randevu_yer (bayi_id, randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, tutar)
select bayi_id, id, randevu_basligi_id, baslangic - tampon_once * interval '1 minute', bitis + tampon_sonra * interval '1 minute', cakisma_yasak,
  silindi is null and durum in ('B', 'O', 'G', 'K')
from randevu;
set local role none;

alter table randevu drop constraint randevu_cakismasi, drop column cakisma_yasak;
alter table randevu_yer add constraint randevu_cakismasi exclude using gist (
  bayi_id with =, randevu_basligi_id with =, tsrange(baslangic, bitis) with &&
) where (cakisma_yasak and tutar);
create index randevu_yer_zaman on randevu_yer (bayi_id, baslangic);

drop view alt_urun_ozet;
call ozet_gorunumu('alt_urun', 'bayi_id, id, ana_urun_id, adi, ilk_fiyat, kdv, urun_sure, tampon_once, tampon_sonra, satista_mi, puan_verilmesin, maliyet, personel_sayisi');
