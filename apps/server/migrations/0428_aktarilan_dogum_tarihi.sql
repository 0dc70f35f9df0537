-- As it stands in the file: of a row that is wrong it may be no day.
alter table musteri_aktarim_satiri add column dogum_tarihi text;
