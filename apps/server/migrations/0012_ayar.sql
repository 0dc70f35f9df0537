-- The settings of a business as the contract names them; what is not there has the contract's default.
create table ayar (
  bayi_id bigint not null default current_setting('app.bayi')::bigint references bayi,
  degerler jsonb not null default '{}',
  primary key (bayi_id)
);

-- What could be done until now stays possible in a business that is there already.
insert into ayar (bayi_id, degerler)
select id, '{"satistaTutarDegistirilsinMi": true, "genelIskontoKullanilsinMi": true, "satistaIslemdeKullanilsin": true,
  "uygulayanPersonelKullanilsin": true}' from bayi;

call bayi_tablosu('ayar');
