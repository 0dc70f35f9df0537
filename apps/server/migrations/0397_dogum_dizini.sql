-- Greetings look for birthdays by the column that the other lists read; nothing asks for this index any more.
drop index musteri_dogum;
