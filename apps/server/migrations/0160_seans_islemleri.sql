-- What becomes of a package beside being used (docs/adr/0160): it is frozen, made to last longer, given to somebody, shared in a
-- family, exchanged for another service, taken back. Each is a movement, or two that move sessions with their money.
alter table paket_hak
  -- The sessions that these came from, by a gift or an exchange.
  add column kaynak_hak_id bigint,
  -- Frozen from the first day on and until the second one, on which it is open again.
  add column donuk_baslangic date,
  add column donuk_bitis date,
  add column iade_zamani timestamptz,
  add foreign key (bayi_id, kaynak_hak_id) references paket_hak,
  add constraint paket_hak_donukluk check ((donuk_baslangic is null) = (donuk_bitis is null) and donuk_baslangic < donuk_bitis),
  drop constraint paket_hak_seans_check,
  add constraint paket_hak_seans_check check (seans >= 0),
  drop constraint paket_hak_satir_tekil;
create unique index paket_hak_satir_tekil on paket_hak (bayi_id, satis_icerik_id) where kaynak_hak_id is null;
create index paket_hak_kaynak on paket_hak (bayi_id, kaynak_hak_id) where kaynak_hak_id is not null;

alter table seans_hareket
  -- By how many days the end of the package moves.
  add column gun int not null default 0,
  add column donuk_baslangic date,
  add column donuk_bitis date,
  -- Who got the sessions, had them before, or may use them.
  add column musteri_id bigint,
  add column neden text,
  -- The movement that this one belongs to: what went out of other sessions came in here.
  add column es_id bigint,
  add foreign key (bayi_id, musteri_id) references musteri,
  add foreign key (bayi_id, es_id) references seans_hareket,
  drop constraint seans_hareket_tur_check,
  add constraint seans_hareket_tur_check check (tur in ('alim', 'kullanim', 'dondurma', 'uzatma', 'devir', 'paylasim', 'degisim', 'iade')),
  drop constraint seans_hareket_adet_check,
  add constraint seans_hareket_adet_check check (adet <> 0 or tutar <> 0 or tur in ('dondurma', 'uzatma', 'paylasim'));
create index seans_hareket_es on seans_hareket (bayi_id, es_id) where es_id is not null;
create index seans_hareket_musteri on seans_hareket (bayi_id, musteri_id) where musteri_id is not null;

create or replace function seans_isle() returns trigger language plpgsql as $$
declare
  hak paket_hak%rowtype;
  kurus bigint;
begin
  select * into hak from paket_hak h where h.bayi_id = new.bayi_id and h.id = new.hak_id for update;
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

drop view paket_hak_ozet;
call ozet_gorunumu('paket_hak', 'bayi_id, id, satis_id, satis_icerik_id, musteri_id, alt_urun_id, seans, kalan, bitis, donuk_baslangic, donuk_bitis, iptal_zamani, iade_zamani');

-- Who may use which sessions without a code: the owner, and whom the owner shares them with.
create view seans_kullanan_ozet with (security_invoker) as
  select h.bayi_id, h.musteri_id, h.id as hak_id from paket_hak h where h.iptal_zamani is null
  union all
  select m.bayi_id, m.musteri_id, m.hak_id from seans_hareket m
  where m.tur = 'paylasim' and m.iptal_edilen_id is null
    and not exists (select from seans_hareket g where g.bayi_id = m.bayi_id and g.iptal_edilen_id = m.id);
grant select on seans_kullanan_ozet to defter_istek, defter_bakim;

-- Whoever changes sales may do it from now on.
set local role defter_bakim;
update rol set yetkiler = yetkiler || array(select y from unnest(array['paketDondur', 'paketUzat', 'paketDevret', 'paketPaylas', 'paketDegistir', 'paketIade']) y where not y = any(yetkiler))
  where 'satisDuzenle' = any(yetkiler);
update personel set yetkiler = yetkiler || array(select y from unnest(array['paketDondur', 'paketUzat', 'paketDevret', 'paketPaylas', 'paketDegistir', 'paketIade']) y where not y = any(yetkiler))
  where 'satisDuzenle' = any(yetkiler);
set local role none;
