-- What the log tells of a request or of a wait goes with its person. Their entries have ids of their own, which must not be taken for those of
-- appointments: a stranger's request of the same number would be forgotten, and the person's own kept.
create or replace function kayit_degisimi_sil(musteri bigint) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu k set degisim = null
  where k.bayi_id = current_setting('app.bayi')::bigint and k.degisim is not null and (
    (k.menu = 'musteri' and k.kayit_id in (select public.kayit_kisileri(musteri)))
    or (k.menu = 'musteri' and k.nesne = 'birlestirme' and k.kayit_id in (
      select b.kalan_id from public.musteri_birlestirme b
      where b.bayi_id = k.bayi_id and b.giden_id in (select public.kayit_kisileri(musteri))))
    or (k.menu = 'randevu' and coalesce(k.nesne, '') not in ('randevuTalep', 'bekleme')
      and k.kayit_id in (select id from public.randevu r where r.bayi_id = k.bayi_id and r.musteri_id = musteri))
    or (k.menu = 'randevu' and k.nesne = 'randevuTalep' and k.kayit_id in (select id from public.randevu_talebi t where t.bayi_id = k.bayi_id and t.musteri_id = musteri))
    or (k.menu = 'randevu' and k.nesne = 'bekleme' and k.kayit_id in (select id from public.bekleme_listesi b where b.bayi_id = k.bayi_id and b.musteri_id = musteri))
    or (k.menu = 'satis' and k.kayit_id in (select id from public.satis s where s.bayi_id = k.bayi_id and s.musteri_id = musteri)))
$$;

-- The same for one number of theirs, which a request may name without them.
create or replace function kayit_telefonu_sil(musteri bigint, numara text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update public.kayit_gunlugu set degisim = null
  where bayi_id = current_setting('app.bayi')::bigint and strpos(degisim::text, numara) > 0
    and (menu = 'musteri' and kayit_id in (select public.kayit_kisileri(musteri)) or menu = 'randevu' and nesne = 'randevuTalep')
$$;
