-- A closed day takes no sale either (docs/adr/0130): one that is paid on another day or costs nothing moves neither till nor account on it.
create function gun_kapali_olmasin(bayi bigint, gun date) returns void language plpgsql as $$
begin
  -- A restored backup has happened before.
  if coalesce(current_setting('app.bayi', true), '') = '' then
    return;
  end if;
  perform gunu_tut(gun, false);
  if exists (select from gun_sonu g where g.bayi_id = bayi and g.tarih = gun and g.acilma_zamani is null) then
    raise exception 'the day % is closed', gun using errcode = 'check_violation', constraint = 'kasa_gunu_kapali';
  end if;
end
$$;

create trigger satis_gunu_acik before insert on satis for each row execute function kapali_gunde_hareket_yok();

-- What was sold on it stays there. An open sale is on no page yet.
create function satisin_gunleri_acik() returns trigger language plpgsql as $$
begin
  if not old.islemde then
    perform gun_kapali_olmasin(old.bayi_id, old.tarih);
  end if;
  perform gun_kapali_olmasin(new.bayi_id, new.tarih);
  return new;
end
$$;
create trigger satisin_gunleri_acik before update of tarih on satis for each row when (new.tarih <> old.tarih) execute function satisin_gunleri_acik();
