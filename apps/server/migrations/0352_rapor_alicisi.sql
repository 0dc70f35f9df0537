-- Who gets the figures of a view each Monday (docs/adr/0352).
create table rapor_alicisi (
  bayi_id bigint not null default current_setting('app.bayi')::bigint,
  gorunum_id bigint not null,
  personel_id bigint not null,
  primary key (bayi_id, gorunum_id, personel_id),
  foreign key (bayi_id, gorunum_id) references rapor_gorunumu on delete cascade,
  foreign key (bayi_id, personel_id) references personel
);
create index rapor_alicisi_personel on rapor_alicisi (bayi_id, personel_id);
call bayi_tablosu('rapor_alicisi');
