-- Points that somebody loads or moves by hand: no sale stands behind them, but a person and a reason (spec 2§6, docs/adr/0332).
alter table puan_hareket
  alter column satis_id drop not null,
  drop constraint puan_hareket_tur_check,
  add column neden text,
  add column islemi_yapan_personel_id bigint,
  -- The other half of points that went to another customer: the receiving row names the giving one.
  add column es_id bigint,
  add constraint puan_hareket_tur_check check (tur in ('kazanc', 'odeme', 'yukleme', 'aktarim')),
  add constraint puan_hareket_kaynak check ((tur in ('kazanc', 'odeme')) = (satis_id is not null)),
  add constraint puan_hareket_neden check ((satis_id is null) = (neden is not null and islemi_yapan_personel_id is not null)),
  add foreign key (bayi_id, islemi_yapan_personel_id) references personel,
  add foreign key (bayi_id, es_id) references puan_hareket;
create index puan_hareket_es on puan_hareket (bayi_id, es_id) where es_id is not null;
call ozete_ekle('puan_hareket', 'id, es_id');
