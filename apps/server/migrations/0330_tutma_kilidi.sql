-- Who takes a place waits for whoever keeps a time of the salon at this moment, and sees what they kept; who keeps one waits for all
-- who are taking places. Takers do not wait for each other (docs/adr/0330).
create function tutulan_yer_alinmasin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('tutma', new.bayi_id));
  if exists (
    select from randevu_tutma t
    where t.bayi_id = new.bayi_id and t.randevu_basligi_id = new.randevu_basligi_id and t.gecerlilik > now()
      and tsrange(t.baslangic, t.bitis) && tsrange(new.baslangic, new.bitis)
  ) then
    raise exception 'the time is kept for somebody' using errcode = 'exclusion_violation', constraint = 'randevu_tutulan';
  end if;
  return new;
end
$$;
create trigger tutulan_yer_alinmasin before insert on randevu_yer for each row
  when (new.tutar and new.cakisma_yasak and not new.ustune) execute function tutulan_yer_alinmasin();
create trigger tutulan_yere_tasinmasin before update on randevu_yer for each row
  when (new.tutar and new.cakisma_yasak and not new.ustune
    and (new.randevu_basligi_id, new.baslangic, new.bitis) is distinct from (old.randevu_basligi_id, old.baslangic, old.bitis))
  execute function tutulan_yer_alinmasin();
