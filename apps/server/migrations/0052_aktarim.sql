-- The queue knows who works on an import; its row needs no sign of life any more.
drop index musteri_aktarimi_suren;
alter table musteri_aktarimi drop column nabiz;
create index musteri_aktarimi_suren on musteri_aktarimi (bayi_id, id) where durum in ('suruyor', 'geriAliniyor');
