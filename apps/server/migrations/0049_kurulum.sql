-- What a sign-in answers of the person beside what it answered so far (spec 1§3).
drop view personel_ozet;
call ozet_gorunumu('personel', 'bayi_id, id, ad, soyad, arama, avatar, cep_telefonu, ev_telefonu, e_posta, adres, tc_kimlik_no, kullanici_adi,
  web_kullanicisi, calisiyor_mu, diploma_tescil, geldigi_poliklinik, servis, hizmet_prim, urun_prim, iskonto_yuzdesi, maas, katsayi, yetkiler,
  rapor_yetkileri, en_son_giris');
call ozet_gorunumu('ayar_degisikligi', 'bayi_id, bolum');

-- What a new salon has said of its first steps: those it left, and that it wants to see no more of them. Most of a step is known by
-- what is there.
create table kurulum (
  bayi_id bigint primary key default current_setting('app.bayi')::bigint references bayi,
  gecilenler text[] not null default '{}',
  kapanis timestamptz
);
call bayi_tablosu('kurulum');
