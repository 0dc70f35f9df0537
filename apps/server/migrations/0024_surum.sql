-- The version of a record that a form replaces whole: raised by every save, and asked for by the next (docs/adr/0028).
do $$
declare tablo text;
begin
  foreach tablo in array array[
    'personel', 'rol', 'vardiya_sablon', 'personel_izin', 'personel_giris_cikis', 'ana_urun', 'alt_urun', 'alt_urun_birim', 'ayar',
    'musteri_grubu', 'nereden_duydunuz', 'meslek', 'ozel_durum', 'hasta_turu', 'kurum', 'alt_kurum', 'birim', 'paket_grubu',
    'taksit_plani', 'odeme_sekli', 'kategori', 'alt_kategori', 'gelen_arama_hizmeti', 'gelen_arama_durumu', 'gelen_arama_sonucu',
    'gorusme_konusu', 'anketor'
  ] loop
    execute format('alter table %I add column surum int not null default 1', tablo);
  end loop;
end $$;
