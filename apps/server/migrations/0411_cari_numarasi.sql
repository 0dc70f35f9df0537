-- The account of a colleague lists movements of the till and what was earned beside them (docs/adr/0015). A client that knows no kinds
-- names one by its number alone, so both take their numbers from one sequence.
select setval('kasa_id_seq', greatest(k.last_value, h.last_value), k.is_called or h.is_called) from kasa_id_seq k, personel_hakedis_id_seq h;
alter table personel_hakedis alter column id drop identity;
alter table personel_hakedis alter column id set default nextval('kasa_id_seq');
