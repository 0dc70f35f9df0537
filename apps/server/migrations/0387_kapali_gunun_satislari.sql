-- A finished sale stands on the page of the day on which it was finished: from a closed page it neither moves to another day nor is it left open again,
-- to be counted on a second one.
create or replace function satisin_gunleri_acik() returns trigger language plpgsql as $$
begin
  if not old.islemde then
    perform gun_kapali_olmasin(old.bayi_id, coalesce(old.tamamlanma_tarihi, old.tarih));
  end if;
  perform gun_kapali_olmasin(new.bayi_id, new.tarih);
  return new;
end
$$;

create function acilan_satisin_gunu_acik() returns trigger language plpgsql as $$
begin
  perform gun_kapali_olmasin(old.bayi_id, coalesce(old.tamamlanma_tarihi, old.tarih));
  return new;
end
$$;
create trigger acilan_satisin_gunu_acik before update of islemde on satis for each row when (not old.islemde and new.islemde) execute function acilan_satisin_gunu_acik();
