-- The trial opens every plan until a day, and then the chosen plan holds (docs/adr/0047). A plan has an end only when one is set.
alter table bayi add column deneme_bitis date;
alter table bayi alter column paket_bitis drop not null;
-- Until now a business was registered with the last day of its trial as the end of its plan.
update bayi set deneme_bitis = paket_bitis, paket_bitis = null
where not demo and paket_bitis = (kayit_zamani at time zone 'Europe/Istanbul')::date + 14;
update bayi set paket_bitis = null where demo;
