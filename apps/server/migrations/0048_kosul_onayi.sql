-- Who accepted which version of the terms of use, when and from where (spec 2§1). It is only ever added to. That a business was
-- registered is no acceptance: who has not accepted by an act has not.
create table kosul_onayi (
  bayi_id bigint not null default current_setting('app.bayi')::bigint references bayi,
  personel_id bigint not null,
  surum int not null,
  zaman timestamptz not null default now(),
  ip text not null,
  primary key (bayi_id, personel_id, surum),
  foreign key (bayi_id, personel_id) references personel
);
call bayi_tablosu('kosul_onayi');
revoke update, delete on kosul_onayi from defter_istek;
call ozet_gorunumu('kosul_onayi', 'bayi_id, personel_id, surum');

drop view bayi_ozet;
alter table bayi drop column sozlesme_onayi;
call ozet_gorunumu('bayi', 'id, merkez_id, firma_adi, unvan, telefon, adres, il_id, ilce_id, vergi_dairesi, vergi_no, web_sitesi, logo,
  sektor_id, paket_id, paket_bitis, demo');
