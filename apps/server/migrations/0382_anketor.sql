-- Who asked a customer in a survey (spec 2§3.1, docs/adr/0383).
alter table musteri add column anketor_id bigint, add foreign key (bayi_id, anketor_id) references anketor;
create index musteri_anketor on musteri (bayi_id, anketor_id) where anketor_id is not null;
create view musteri_anketoru_ozet with (security_invoker) as select bayi_id, id as musteri_id, anketor_id from musteri where anketor_id is not null;
grant select on musteri_anketoru_ozet to defter_istek, defter_bakim;
