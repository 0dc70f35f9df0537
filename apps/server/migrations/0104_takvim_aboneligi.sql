-- The secret address at which the calendar of a phone reads a colleague's appointments (docs/adr/0086).
create table takvim_aboneligi (
  bayi_id bigint not null default current_setting('app.bayi')::bigint references bayi,
  personel_id bigint not null,
  -- Of the secret nothing else is kept.
  ozet text not null,
  son_okuma timestamptz,
  kayit_zamani timestamptz not null default now(),
  primary key (bayi_id, personel_id),
  constraint takvim_aboneligi_ozet_tekil unique (bayi_id, ozet),
  foreign key (bayi_id, personel_id) references personel
);
call bayi_tablosu('takvim_aboneligi');
