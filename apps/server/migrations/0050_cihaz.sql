-- A browser is known by a random cookie, of which only the digest is kept (docs/adr/0050). Somebody who signed in
-- there, or proved the mobile there, has a count of wrong tries of their own.
create table taninan_cihaz (
  bayi_id bigint not null,
  personel_id bigint not null,
  jeton_ozeti bytea not null,
  son_giris timestamptz not null default now(),
  primary key (bayi_id, personel_id, jeton_ozeti),
  foreign key (bayi_id, personel_id) references kimlik on delete cascade
);

-- Who asked for a code: a known browser, a signed-in person, or a stranger's address. They are limited apart, and so
-- are the tries of whoever asked and those of all others.
alter table dogrulama_kodu
  add column soran text not null default '',
  add column yabanci boolean not null default true,
  add column deneme_soran int not null default 0,
  -- The browser that proved the number.
  add column dogrulayan bytea;
