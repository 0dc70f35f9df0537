-- The plan's monthly limit counts by the day of booking.
create index randevu_kayit_zamani on randevu (bayi_id, kayit_zamani) where silindi is null;
