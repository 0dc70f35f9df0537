-- A key is put down together with its answer, so none is without; the hourly clean-up reads the few of a day
-- without an index, which every POST would pay for.
delete from tekrar_anahtari where yanit is null;
alter table tekrar_anahtari alter column yanit set not null;
drop index tekrar_anahtari_zaman;
