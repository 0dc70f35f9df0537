-- The sale of an appointment, to find the deposits of all that it takes.
drop view randevu_ozet;
call ozet_gorunumu('randevu', 'bayi_id, id, musteri_id, uygulayan_personel_id, baslangic, durum, silindi, satis_id');
