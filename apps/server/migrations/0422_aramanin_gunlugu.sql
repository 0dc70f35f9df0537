-- What the log tells of a person's calls goes with the person. Calls, like requests and waits, have ids of their own, and so have campaigns, offers of
-- a free place and imports: an entry of the same number as the person, the sale or the appointment was forgotten, and the person's own kept.
create or replace function kayit_degisimi_sil(musteri bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  with bayi as materialized (select current_setting('app.bayi')::bigint as bayi_id),
  kisi as materialized (select bayi_id, public.kayit_kisileri(musteri) as id from bayi),
  -- `nesne`: of which kind the entries are; empty for what stands in the history of the menu's own records.
  kayit as materialized (
    select bayi_id, 'musteri' as menu, '' as nesne, id from kisi
    union all
    select b.bayi_id, 'musteri', 'birlestirme', b.kalan_id from kisi join public.musteri_birlestirme b on b.bayi_id = kisi.bayi_id and b.giden_id = kisi.id
    union all
    select a.bayi_id, 'musteri', 'gelenArama', a.id from kisi join public.gelen_arama a on a.bayi_id = kisi.bayi_id and a.musteri_id = kisi.id
    union all
    -- A call that was deleted is known by what the log tells of it.
    select distinct k.bayi_id, 'musteri', 'gelenArama', k.kayit_id from kisi join public.kayit_gunlugu k on k.bayi_id = kisi.bayi_id
    where k.nesne = 'gelenArama' and k.degisim is not null
      and kisi.id::text in (k.degisim #>> '{alanlar,musteriID,0}', k.degisim #>> '{alanlar,musteriID,1}')
      and not exists (select from public.gelen_arama a where a.bayi_id = k.bayi_id and a.id = k.kayit_id)
    union all
    select r.bayi_id, 'randevu', '', r.id from bayi join public.randevu r using (bayi_id) where r.musteri_id = musteri
    union all
    select t.bayi_id, 'randevu', 'randevuTalep', t.id from bayi join public.randevu_talebi t using (bayi_id) where t.musteri_id = musteri
    union all
    select b.bayi_id, 'randevu', 'bekleme', b.id from bayi join public.bekleme_listesi b using (bayi_id) where b.musteri_id = musteri
    union all
    select s.bayi_id, 'satis', '', s.id from bayi join public.satis s using (bayi_id) where s.musteri_id = musteri
  )
  update public.kayit_gunlugu k set degisim = null from kayit
  where k.bayi_id = kayit.bayi_id and k.menu = kayit.menu and k.kayit_id = kayit.id and k.degisim is not null
    and case kayit.nesne
      when '' then coalesce(k.nesne, '') not in ('randevuTalep', 'bekleme', 'bosYerTeklifi', 'gelenArama', 'aktarim', 'kampanya')
      else k.nesne = kayit.nesne end
$$;

-- The same for one number of theirs, which a call or a request may name without them.
create or replace function kayit_telefonu_sil(musteri bigint, numara text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu set degisim = null
  where bayi_id = current_setting('app.bayi')::bigint and strpos(degisim::text, numara) > 0
    and (menu = 'musteri' and (nesne = 'gelenArama' or kayit_id in (select public.kayit_kisileri(musteri))) or menu = 'randevu' and nesne = 'randevuTalep')
$$;

create index kayit_gunlugu_arama on kayit_gunlugu (bayi_id, kayit_id) where nesne = 'gelenArama';
