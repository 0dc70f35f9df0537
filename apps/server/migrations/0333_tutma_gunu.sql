-- Who takes a place waits for who keeps a time of the same day only: in a salon with many desks a lock for all days let bookings wait for
-- each other behind it. What reaches over midnight counts to the day on which it begins.
create or replace function tutulan_yer_alinmasin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('tutma ' || new.baslangic::date, new.bayi_id));
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
