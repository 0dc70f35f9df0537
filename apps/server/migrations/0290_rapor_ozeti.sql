-- What the reports read of others' tables (docs/adr/0290).
call ozete_ekle('satis', 'personel_id');
call ozete_ekle('satis_icerik', 'id, uygulayan_personel_id');
call ozete_ekle('satis_odeme', 'tarih');
call ozete_ekle('kasa', 'kategori_id, alt_kategori_id, aciklama');
call ozete_ekle('randevu', 'silme_nedeni');
call ozete_ekle('musteri', 'tavsiye_eden_id');
call ozete_ekle('paket_hak', 'paket_program_id');
call ozete_ekle('personel_hakedis', 'tarih');
