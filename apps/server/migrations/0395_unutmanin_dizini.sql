-- Forgetting a person looked at every entry of the log and asked for each whose it is. It goes the other way: what is the person's is found
-- first, and then the entries of it by their index. It forgets the same entries.
create or replace function kayit_degisimi_sil(musteri bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  with bayi as materialized (select current_setting('app.bayi')::bigint as bayi_id),
  kisi as materialized (select bayi_id, public.kayit_kisileri(musteri) as id from bayi),
  -- `nesne`: of which kind the entries are; empty for appointments themselves, null where the menu says it.
  kayit as materialized (
    select bayi_id, 'musteri' as menu, null as nesne, id from kisi
    union all
    select b.bayi_id, 'musteri', 'birlestirme', b.kalan_id from kisi join public.musteri_birlestirme b on b.bayi_id = kisi.bayi_id and b.giden_id = kisi.id
    union all
    select r.bayi_id, 'randevu', '', r.id from bayi join public.randevu r using (bayi_id) where r.musteri_id = musteri
    union all
    select t.bayi_id, 'randevu', 'randevuTalep', t.id from bayi join public.randevu_talebi t using (bayi_id) where t.musteri_id = musteri
    union all
    select b.bayi_id, 'randevu', 'bekleme', b.id from bayi join public.bekleme_listesi b using (bayi_id) where b.musteri_id = musteri
    union all
    select s.bayi_id, 'satis', null, s.id from bayi join public.satis s using (bayi_id) where s.musteri_id = musteri
  )
  update public.kayit_gunlugu k set degisim = null from kayit
  where k.bayi_id = kayit.bayi_id and k.menu = kayit.menu and k.kayit_id = kayit.id and k.degisim is not null
    and case kayit.nesne
      when '' then coalesce(k.nesne, '') not in ('randevuTalep', 'bekleme')
      else k.nesne = kayit.nesne or kayit.nesne is null end
$$;

-- A person is one record, or a few that were merged; the planner took them for a thousand.
alter function kayit_kisileri(bigint) rows 5;
