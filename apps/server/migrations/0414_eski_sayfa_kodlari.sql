-- Every address that the page of a salon has had (docs/adr/0408). Links that were sent and codes that were printed lead there, whatever
-- the salon is called by now, and no other salon is ever given one of them.
create table sayfa_kodu (
  kod text primary key,
  bayi_id bigint not null references bayi
);
create index sayfa_kodu_bayi on sayfa_kodu (bayi_id);
call ortak_tablo('sayfa_kodu');
insert into sayfa_kodu (kod, bayi_id) select sayfa_kodu, id from bayi where sayfa_kodu is not null;
