-- How often somebody did not come is asked for with every block of the calendar.
create index randevu_gelmeme on randevu (bayi_id, musteri_id) where durum = 'X' and silindi is null;
