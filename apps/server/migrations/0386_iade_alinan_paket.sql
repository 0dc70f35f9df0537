-- A package that was taken back has been paid out: what was used of it is not put back any more, for nobody could use it or get money for it.
create or replace function seans_isle() returns trigger language plpgsql as $$
declare
  hak paket_hak%rowtype;
  kurus bigint;
begin
  select * into hak from paket_hak h where h.bayi_id = new.bayi_id and h.id = new.hak_id for update;
  if new.adet > 0 and hak.iade_zamani is not null then
    raise check_violation using constraint = 'paket_hak_iade', table = 'paket_hak', message = 'the package was taken back';
  end if;
  -- While it is frozen nothing is used, given or exchanged. What takes another movement back may, and the money goes back at any time.
  if new.adet < 0 and new.iptal_edilen_id is null and new.tur <> 'iade' and new.tarih >= hak.donuk_baslangic and new.tarih < hak.donuk_bitis then
    raise check_violation using constraint = 'paket_hak_donmus', table = 'paket_hak', message = 'the sessions are frozen';
  end if;
  if new.tutar is null then
    kurus := (hak.deger * 100)::bigint;
    new.tutar := case when new.adet >= 0 or -new.adet > hak.kalan then 0
      else -(-new.adet * (kurus / hak.kalan) + least(-new.adet, kurus % hak.kalan)) / 100.0 end;
  end if;
  -- What is given or exchanged was never bought by the one, and was by the other.
  update paket_hak h set kalan = h.kalan + new.adet, deger = h.deger + new.tutar, bitis = h.bitis + new.gun,
    seans = h.seans + case when new.tur in ('devir', 'degisim') then new.adet else 0 end,
    tutar = h.tutar + case when new.tur in ('devir', 'degisim') then new.tutar else 0 end,
    donuk_baslangic = case when new.tur = 'dondurma' then new.donuk_baslangic else h.donuk_baslangic end,
    donuk_bitis = case when new.tur = 'dondurma' then new.donuk_bitis else h.donuk_bitis end
  where h.bayi_id = new.bayi_id and h.id = new.hak_id;
  return new;
end
$$;
