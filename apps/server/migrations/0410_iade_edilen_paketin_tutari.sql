-- A package that was taken back costs what its sale does from then on (docs/adr/0161), in its own row too. Tenant tables show their rows
-- to this role only.
set local role defter_bakim;
update paket_hak h set tutar = i.tutar from satis_icerik i, satis s
  where h.iade_zamani is not null and h.kaynak_hak_id is null and h.iptal_zamani is null
    and i.bayi_id = h.bayi_id and i.id = h.satis_icerik_id and s.bayi_id = h.bayi_id and s.id = h.satis_id and s.iptal_zamani is null;
set local role none;
