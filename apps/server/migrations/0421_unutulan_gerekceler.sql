-- Reasons that were written about people who were made unrecognisable before their reasons were forgotten too. Tenant tables show their
-- rows to this role only.
set local role defter_bakim;
update puan_hareket p set neden = '' from musteri m
  where m.bayi_id = p.bayi_id and m.id = p.musteri_id and m.anonim_zamani is not null and p.neden is not null;
update randevu r set zorlama_nedeni = '' from musteri m
  where m.bayi_id = r.bayi_id and m.id = r.musteri_id and m.anonim_zamani is not null and r.zorlama_nedeni is not null;
set local role none;
