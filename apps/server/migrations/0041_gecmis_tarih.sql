-- Past days need gecmisTarihGor from now on. Whoever has seen them without it goes on doing so.
set local role defter_bakim;
update rol set yetkiler = array_append(yetkiler, 'gecmisTarihGor')
where yetkiler && array['randevuGoruntule', 'kasaIslemleri'] and not 'gecmisTarihGor' = any(yetkiler);
update personel set yetkiler = array_append(yetkiler, 'gecmisTarihGor')
where yetkiler && array['randevuGoruntule', 'kasaIslemleri'] and not 'gecmisTarihGor' = any(yetkiler);
set local role none;
