-- The day on which a sale was finished, where it had been left open on its own day: the closing of that day counts it (docs/adr/0130).
alter table satis add column tamamlanma_tarihi date;
create index satis_tamamlanma on satis (bayi_id, tamamlanma_tarihi) where tamamlanma_tarihi is not null;
call ozete_ekle('satis', 'tamamlanma_tarihi');

create function tamamlanan_satisin_gunu_acik() returns trigger language plpgsql as $$
begin
  perform gun_kapali_olmasin(new.bayi_id, coalesce(new.tamamlanma_tarihi, new.tarih));
  return new;
end
$$;
create trigger tamamlanan_satisin_gunu_acik before update of islemde on satis for each row when (old.islemde and not new.islemde and new.iptal_zamani is null) execute function tamamlanan_satisin_gunu_acik();
