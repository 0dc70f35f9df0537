-- What is sold beside the sessions of a package leaves the stock as in any sale. Package sales that were entered before moved nothing,
-- and people have counted since: they stay so, whatever becomes of them.
alter table satis add column yanindaki_stoktan boolean not null default false;
alter table satis alter column yanindaki_stoktan set default true;

-- A line of a package moves nothing when it gives sessions: those leave as they are used.
create or replace function stok_satis(bayi bigint, satislar bigint[], satirlar bigint[]) returns void language plpgsql as $$
begin
  if not exists (select from stok_urun u where u.bayi_id = bayi) then
    return;
  end if;
  perform stok_recetesi(bayi, array(
    select i.id from satis_icerik i join satis s on s.bayi_id = i.bayi_id and s.id = i.satis_id
    where i.bayi_id = bayi and i.id = any(satirlar) and not s.islemde));
  insert into stok_hareketi (bayi_id, alt_urun_id, tur, miktar, maliyet, tarih, satis_id, satis_icerik_id, personel_id)
  select bayi, f.alt_urun_id, f.tur, f.olan - f.gereken,
    -- What comes back brings the cost along with which it went.
    case when f.olan > f.gereken then round(f.maliyet * (f.olan - f.gereken) / f.olan, 2) end,
    case when f.ilk then s.tarih else greatest(s.tarih, (now() at time zone 'Europe/Istanbul')::date) end,
    s.id, f.satis_icerik_id, coalesce(i.uygulayan_personel_id, s.personel_id)
  from (
    select p.satis_id, p.satis_icerik_id, p.alt_urun_id, p.tur, sum(p.gereken) as gereken, sum(p.olan) as olan, sum(p.maliyet) as maliyet, bool_and(p.ilk) as ilk
    from (
      select i.satis_id, i.id as satis_icerik_id, i.alt_urun_id, 'satis' as tur, i.adet as gereken, 0 as olan, 0 as maliyet, true as ilk
      from satis s join satis_icerik i on i.bayi_id = s.bayi_id and i.satis_id = s.id
      join stok_urun u on u.bayi_id = i.bayi_id and u.alt_urun_id = i.alt_urun_id
      where s.bayi_id = bayi and s.id = any(satislar) and s.iptal_zamani is null and (s.durum <> 'P' or s.yanindaki_stoktan and not exists (
        select from paket_hak h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.satis_icerik_id = i.id)) and s.kayit_zamani >= u.baslangic
      union all
      select v.satis_id, v.satis_icerik_id, v.alt_urun_id, t.tur, t.miktar, 0, 0, true
      from satis s join satis_sarf v on v.bayi_id = s.bayi_id and v.satis_id = s.id
      join satis_icerik i on i.bayi_id = v.bayi_id and i.id = v.satis_icerik_id
      cross join lateral (values ('sarf', v.miktar), ('fire', v.fire)) t (tur, miktar)
      where s.bayi_id = bayi and s.id = any(satislar) and s.iptal_zamani is null and not s.islemde
      union all
      select h.satis_id, h.satis_icerik_id, h.alt_urun_id, h.tur, 0, -h.miktar, -h.maliyet, false
      from stok_hareketi h where h.bayi_id = bayi and h.satis_id = any(satislar)
    ) p group by 1, 2, 3, 4 having sum(p.gereken) <> sum(p.olan)
  ) f
  join satis s on s.bayi_id = bayi and s.id = f.satis_id
  left join satis_icerik i on i.bayi_id = bayi and i.id = f.satis_icerik_id
  -- Products are locked in one order, and what comes back is there for what goes.
  order by f.alt_urun_id, f.olan - f.gereken desc, f.satis_icerik_id, f.tur;
end
$$;

-- A line that is added to a package is written before it is known to give sessions.
create function hak_stogu() returns trigger language plpgsql as $$
declare
  b record;
begin
  for b in select y.bayi_id, array_agg(distinct y.satis_id) as satislar from yeni y group by y.bayi_id loop
    perform stok_satis(b.bayi_id, b.satislar, '{}');
  end loop;
  return null;
end
$$;
create trigger eklenen_hakkin_stogu after insert on paket_hak referencing new table as yeni for each statement execute function hak_stogu();

call ozete_ekle('satis', 'yanindaki_stoktan');
call ozete_ekle('paket_hak', 'satis_icerik_id');
