-- A transfer between accounts is two movements that belong together: both name the one that goes out.
alter table kasa add column aktarim_id bigint, add foreign key (bayi_id, aktarim_id) references kasa;
create index kasa_aktarim on kasa (bayi_id, aktarim_id) where aktarim_id is not null;
