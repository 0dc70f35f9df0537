-- The uploaded picture of a campaign. Its address is beside what a client may have said as `resim` (docs/adr/0381).
create table kampanya_resmi (
  bayi_id bigint not null default current_setting('app.bayi')::bigint references bayi,
  kampanya_id bigint not null,
  -- A key in the file store.
  dosya text not null,
  primary key (bayi_id, kampanya_id),
  foreign key (bayi_id, kampanya_id) references kampanya on delete cascade
);
call bayi_tablosu('kampanya_resmi');
