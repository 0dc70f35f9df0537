-- A sale asks which discount a customer has by group and kind of patient.
drop view musteri_ozet;
call ozet_gorunumu('musteri', 'bayi_id, id, ad, soyad, arama, dosya_no, email, tc_kimlik_no, dogum_tarihi, aktif_mi, anonim_zamani, grup_id, hasta_turu_id');
-- Whether another customer has an e-mail.
create index musteri_email on musteri (bayi_id, lower(email collate "C")) where email is not null;
