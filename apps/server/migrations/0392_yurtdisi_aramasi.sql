-- The search of customers keeps a phone abroad with its country: of more than ten digits it kept the last ten, so that nobody found it who
-- typed it as it is written.
set local role defter_bakim;
update musteri m set arama = katla(concat_ws(' ', m.ad, m.soyad, m.ad, m.dosya_no, (
  select string_agg(case when t.telefon like '+90%' then right(t.telefon, 10) else substr(t.telefon, 2) end, ' ' order by t.id)
  from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id)))
where exists (select from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.telefon not like '+90%');
set local role none;
