-- What a module lets the others read of its tables (docs/adr/0037): a view of some columns, `<table>_ozet`. A module
-- that needs more of another's table asks for it here. They are read with the rights of whoever asks, so that
-- row-level security holds, and cost nothing: PostgreSQL puts the table in their place.
create procedure ozet_gorunumu(tablo regclass, sutunlar text) language plpgsql as $$
begin
  execute format('create view %I with (security_invoker) as select %s from %s', tablo || '_ozet', sutunlar, tablo);
  execute format('grant select on %I to defter_istek, defter_bakim', tablo || '_ozet');
end
$$;

-- bayi
call ozet_gorunumu('bayi', 'id, merkez_id, firma_adi, unvan, telefon, adres, il_id, ilce_id, vergi_dairesi, vergi_no, web_sitesi, logo,
  sektor_id, paket_id, paket_bitis, demo, sozlesme_onayi');
-- ayar
call ozet_gorunumu('ip_adresi', 'bayi_id, ip');
-- personel
call ozet_gorunumu('personel', 'bayi_id, id, ad, soyad, arama, avatar, cep_telefonu, e_posta, kullanici_adi, web_kullanicisi, calisiyor_mu,
  iskonto_yuzdesi, maas, katsayi, yetkiler, rapor_yetkileri, en_son_giris');
call ozet_gorunumu('rol', 'bayi_id, id, adi');
-- musteri
call ozet_gorunumu('musteri', 'bayi_id, id, ad, soyad, arama, dosya_no, email, tc_kimlik_no, dogum_tarihi, aktif_mi, anonim_zamani');
call ozet_gorunumu('musteri_telefon', 'bayi_id, id, musteri_id, telefon, varsayilan_mi');
call ozet_gorunumu('musteri_adres', 'bayi_id, id, musteri_id, adres, il_id, ilce_id');
-- urun
call ozet_gorunumu('ana_urun', 'bayi_id, id, adi, satis_tipi, satista_mi');
call ozet_gorunumu('alt_urun', 'bayi_id, id, ana_urun_id, adi, ilk_fiyat, kdv, urun_sure, tampon_once, tampon_sonra, satista_mi, puan_verilmesin, maliyet');
call ozet_gorunumu('alt_urun_personel', 'bayi_id, alt_urun_id, personel_id');
call ozet_gorunumu('alt_urun_sutun', 'bayi_id, alt_urun_id, randevu_basligi_id');
-- vardiya, izin
call ozet_gorunumu('vardiya_sablon', 'bayi_id, id, sablon_adi');
call ozet_gorunumu('vardiya', 'bayi_id, personel_id, tarih, vardiya_sablon_id, baslangic, bitis');
call ozet_gorunumu('personel_izin', 'bayi_id, id, personel_id, baslangic, bitis, izin_turu, aciklama, silindi');
-- randevu
call ozet_gorunumu('randevu_ayari', 'bayi_id, baslangic_saati, bitis_saati');
call ozet_gorunumu('randevu', 'bayi_id, id, musteri_id, uygulayan_personel_id, baslangic, durum, silindi');
call ozet_gorunumu('randevu_hizmet', 'bayi_id, id, randevu_id, alt_urun_id');
-- satis, cari, puan
call ozet_gorunumu('satis', 'bayi_id, id, musteri_id, tarih, islemde, toplam_tutar, alinan, iptal_zamani, sozlesme_zamani');
call ozet_gorunumu('satis_icerik', 'bayi_id, satis_id, sira, alt_urun_id, adi, adet, tutar');
call ozet_gorunumu('cari_hareket', 'bayi_id, musteri_id, borc, alacak');
call ozet_gorunumu('puan_hareket', 'bayi_id, musteri_id, satis_id, tur, puan');
-- kvkk
call ozet_gorunumu('kvkk_riza', 'bayi_id, musteri_id, amac, bitis_zamani');
call ozet_gorunumu('kvkk_talep', 'bayi_id, musteri_id, durum, son_tarih');
