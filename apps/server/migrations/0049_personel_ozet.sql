-- What a sign-in answers of the person beside what it answered so far (spec 1§3).
drop view personel_ozet;
call ozet_gorunumu('personel', 'bayi_id, id, ad, soyad, arama, avatar, cep_telefonu, ev_telefonu, e_posta, adres, tc_kimlik_no, kullanici_adi,
  web_kullanicisi, calisiyor_mu, diploma_tescil, geldigi_poliklinik, servis, hizmet_prim, urun_prim, iskonto_yuzdesi, maas, katsayi, yetkiler,
  rapor_yetkileri, en_son_giris');
