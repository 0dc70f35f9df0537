-- What may be searched in by those who may not see contact data: the name and the file number without the phones.
alter table musteri add arama_adi text generated always as (
  katla(ad || coalesce(' ' || soyad, '') || ' ' || ad || coalesce(' ' || dosya_no, ''))) stored;

-- As in 0004; without the right to contact data nobody is found by a phone. Whoever does not say gets the less.
drop function musteri_ara(text);
create function musteri_ara(aranan text, iletisim boolean default false) returns setof bigint
language sql stable security definer rows 200 set search_path = pg_catalog, public as $$
  select id from public.musteri
  where bayi_id = current_setting('app.bayi')::bigint and arama like public.icerir(aranan)
    and (iletisim or arama_adi like public.icerir(aranan))
$$;
alter function musteri_ara(text, boolean) owner to defter_bakim;
revoke all on function musteri_ara(text, boolean) from public;
grant execute on function musteri_ara(text, boolean) to defter_istek;

-- From where, and what changed from what to what. The text of the change can be erased when a person must be
-- forgotten; its digest stays, and with it the chain (docs/adr/0024).
alter table kayit_gunlugu
  add ip text,
  add cihaz text,
  add degisim json,
  add degisim_ozeti bytea,
  -- The transaction that wrote it: what is older than the oldest one at work cannot become more any more.
  add islem_no bigint not null default (pg_current_xact_id()::text::bigint);

-- Written all day and read now and then: days and transactions follow each other on disk anyway.
drop index kayit_gunlugu_zaman;
create index kayit_gunlugu_zaman on kayit_gunlugu using brin (bayi_id, zaman, islem_no) with (pages_per_range = 32);
create index kayit_gunlugu_kayit on kayit_gunlugu (bayi_id, menu, kayit_id) where kayit_id is not null;
-- What was done stays as it was told; only the house itself forgets.
revoke update, delete on kayit_gunlugu from defter_istek;

-- The chain of a bayi: every entry's digest contains the one before, so none can be changed, taken out or put in between.
create table kayit_zinciri (
  bayi_id bigint not null default current_setting('app.bayi')::bigint,
  sira bigint not null,
  kayit_id bigint not null,
  ozet bytea not null,
  primary key (bayi_id, sira),
  constraint kayit_zinciri_kayit_tekil unique (bayi_id, kayit_id)
);
call bayi_tablosu('kayit_zinciri');
revoke insert, update, delete on kayit_zinciri from defter_istek;

-- Up to which transaction every entry is in its chain; one row.
create table kayit_ufku (
  islem_no bigint primary key
);
insert into kayit_ufku values (0);
grant select, insert, update, delete on kayit_ufku to defter_bakim;

-- Forgets what the log tells of a customer who has to be forgotten: what was changed, not that it was.
create function kayit_degisimi_sil(musteri bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu k set degisim = null
  where k.bayi_id = current_setting('app.bayi')::bigint and k.degisim is not null and (
    (k.menu = 'musteri' and k.kayit_id = musteri)
    or (k.menu = 'randevu' and k.kayit_id in (select id from public.randevu r where r.bayi_id = k.bayi_id and r.musteri_id = musteri))
    or (k.menu = 'satis' and k.kayit_id in (select id from public.satis s where s.bayi_id = k.bayi_id and s.musteri_id = musteri)))
$$;
alter function kayit_degisimi_sil(bigint) owner to defter_bakim;
revoke all on function kayit_degisimi_sil(bigint) from public;
grant execute on function kayit_degisimi_sil(bigint) to defter_istek;
