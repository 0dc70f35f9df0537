-- A session that has shut itself out of the allowed addresses without being asked goes on from any address, so that it can open them again.
alter table oturum add column adres_serbest boolean not null default false;
