-- Whose entries of the record log are about one person: the customer, and those who were merged into them, in however many steps.
create function kayit_kisileri(musteri bigint) returns setof bigint
language sql stable set search_path = pg_catalog, public as $$
  with recursive kisi (id) as (
    select musteri
    union
    select b.giden_id from public.musteri_birlestirme b join kisi on b.kalan_id = kisi.id
    where b.bayi_id = current_setting('app.bayi')::bigint and b.geri_alma_zamani is null
  )
  select id from kisi
$$;

-- Forgets what the log tells of a customer who has to be forgotten. With them go merges that they went in: undone or not,
-- those entries stand with the one who stayed.
create or replace function kayit_degisimi_sil(musteri bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu k set degisim = null
  where k.bayi_id = current_setting('app.bayi')::bigint and k.degisim is not null and (
    (k.menu = 'musteri' and k.kayit_id in (select public.kayit_kisileri(musteri)))
    or (k.menu = 'musteri' and k.nesne = 'birlestirme' and k.kayit_id in (
      select b.kalan_id from public.musteri_birlestirme b
      where b.bayi_id = k.bayi_id and b.giden_id in (select public.kayit_kisileri(musteri))))
    or (k.menu = 'randevu' and k.kayit_id in (select id from public.randevu r where r.bayi_id = k.bayi_id and r.musteri_id = musteri))
    or (k.menu = 'satis' and k.kayit_id in (select id from public.satis s where s.bayi_id = k.bayi_id and s.musteri_id = musteri)))
$$;

-- The same for one number of theirs.
create or replace function kayit_telefonu_sil(musteri bigint, numara text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu set degisim = null
  where bayi_id = current_setting('app.bayi')::bigint and menu = 'musteri' and kayit_id in (select public.kayit_kisileri(musteri))
    and strpos(degisim::text, numara) > 0
$$;
