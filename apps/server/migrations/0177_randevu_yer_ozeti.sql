-- Which columns an appointment takes, for whoever tells of it elsewhere.
call ozet_gorunumu('randevu_yer', 'bayi_id, randevu_id, randevu_basligi_id');
