-- What the national register has not been told is asked for by its time, the oldest first, and counted by its day. The
-- index that held all that is not told, former words and other channels too, served neither.
create index ileti_izni_bekleyen on ileti_izni (bayi_id, zaman, id) where iys_zamani is null and son and kanal = 'sms';
drop index ileti_izni_iys;
-- The time of the last file.
create index ileti_izni_dosya on ileti_izni (bayi_id, iys_zamani) where kanal = 'sms' and kaynak <> 'iys';
