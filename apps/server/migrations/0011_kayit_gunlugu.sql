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
