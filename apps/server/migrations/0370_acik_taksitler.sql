-- Whether an instalment is open is kept with it, by what changes it: itself, what is paid of its sale, and whether that stands. The few
-- that are open are then found and counted by their day alone (docs/adr/0370).
alter table taksit add column acik boolean not null default true;
alter table taksit disable trigger taksit_toplami;
update taksit t set acik = false from satis s
  where s.bayi_id = t.bayi_id and s.id = t.satis_id and (s.iptal_zamani is not null or s.alinan >= t.onceki + t.tutar);
alter table taksit enable trigger taksit_toplami;

create function taksit_acik_mi() returns trigger language plpgsql as $$
begin
  new.acik := (select s.iptal_zamani is null and s.alinan < new.onceki + new.tutar from satis s where s.bayi_id = new.bayi_id and s.id = new.satis_id);
  return new;
end
$$;
create trigger taksit_acik before insert or update of tutar, onceki on taksit for each row execute function taksit_acik_mi();

create function satisin_acik_taksitleri() returns trigger language plpgsql as $$
begin
  update taksit set acik = not acik
  where bayi_id = new.bayi_id and satis_id = new.id and acik <> (new.iptal_zamani is null and new.alinan < onceki + tutar);
  return null;
end
$$;
create trigger satisin_acik_taksitleri after update on satis for each row
  when (old.alinan <> new.alinan or (old.iptal_zamani is null) <> (new.iptal_zamani is null))
  execute function satisin_acik_taksitleri();

create index taksit_acik on taksit (bayi_id, tarih, satis_id, no, id) include (tutar) where acik;

-- One view serves both ways to them: by day, and of a customer. Where nothing of the sale is asked for, the sale is not read.
drop view gunun_acik_taksiti_ozet;
drop view acik_taksit_ozet;
create view acik_taksit_ozet with (security_invoker) as
  select t.bayi_id, t.id, t.satis_id, t.no, t.tarih, t.tutar, t.aciklama, s.musteri_id, greatest(0, s.alinan - t.onceki) as odenen
  from taksit t left join satis s on s.bayi_id = t.bayi_id and s.id = t.satis_id
  where t.acik;
grant select on acik_taksit_ozet to defter_istek, defter_bakim;
drop index satis_borclu;

-- The proof of the plans proves this too.
drop view taksit_toplami_ozet;
create view taksit_toplami_ozet with (security_invoker) as
  select t.bayi_id, t.satis_id, min(onceki) + sum(tutar) as toplam, bool_and(onceki = beklenen) as bitisik,
    bool_and(acik = (s.iptal_zamani is null and s.alinan < onceki + tutar)) as aciklik
  from (select bayi_id, satis_id, tutar, onceki, acik,
      coalesce(lag(onceki + tutar) over (partition by bayi_id, satis_id order by no), onceki) as beklenen from taksit) t
  join satis s on s.bayi_id = t.bayi_id and s.id = t.satis_id
  group by t.bayi_id, t.satis_id;
grant select on taksit_toplami_ozet to defter_istek, defter_bakim;
