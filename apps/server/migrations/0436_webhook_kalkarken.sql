-- An address that was removed while somebody booked was told of the booking all the same, and the booking was refused for it. Now the row of the
-- address is held as it is read, and one that is gone by then is told nothing.
create or replace function webhook_olayi() returns trigger language plpgsql as $$
declare
  neler text[];
begin
  -- A restored backup has happened before.
  if coalesce(current_setting('app.bayi', true), '') = '' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    neler := '{randevu.olusturuldu}';
  elsif (new.silindi is not null and old.silindi is null) or (new.durum = 'I' and old.durum <> 'I') then
    neler := '{randevu.iptal}';
  else
    neler := array_remove(array[
      case when new.durum <> old.durum or (new.silindi is null) <> (old.silindi is null) then 'randevu.durum' end,
      case when (new.baslangic, new.bitis, new.randevu_basligi_id, new.uygulayan_personel_id)
        is distinct from (old.baslangic, old.bitis, old.randevu_basligi_id, old.uygulayan_personel_id) then 'randevu.tasindi' end], null);
  end if;
  insert into webhook_gonderim (webhook_id, olay, randevu_id, govde)
  select w.id, o.olay, new.id, jsonb_build_object('randevu', webhook_randevusu(new), 'onceki', case when tg_op = 'UPDATE' then webhook_randevusu(old) end)
  from webhook w cross join lateral (
    select u.olay from unnest(neler) with ordinality u (olay, sira) where u.olay = any(w.olaylar) order by u.sira limit 1) o
  where w.bayi_id = new.bayi_id
  for key share of w;
  return null;
end
$$;
