-- A day has 24:00 as its end alone. What was noted as happening at that time happens in the last minute of its day, so that it can be
-- sent back as it was read. Tenant tables show their rows to this role only.
set local role defter_bakim;
update gelen_arama set saat = '23:59' where saat = '24:00';
update gelen_arama set sonraki_arama_saati = '23:59' where sonraki_arama_saati = '24:00';
update otomatik_sms set saat = '23:59' where saat = '24:00';
set local role none;
