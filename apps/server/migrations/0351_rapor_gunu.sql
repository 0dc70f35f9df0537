-- What the reports read as of a day: the movements with their days, and when a sale or a package was cancelled (docs/adr/0351).
call ozete_ekle('seans_hareket', 'tarih');
call ozete_ekle('puan_hareket', 'tarih');
call ozet_gorunumu('avans_hareket', 'bayi_id, id, avans_id, tur, tutar, tarih');
