-- Who opened a business had every right but no role, and so was shown without one. Who may do exactly what the first role
-- allows wears it from now on; what they may do stays as it is.
set local role defter_bakim;
update personel p set rol_id = r.id
from rol r
where r.bayi_id = p.bayi_id and r.id = 1 and p.rol_id is null and p.calisiyor_mu
  and 'yetkiVer' = any(p.yetkiler)
  and p.yetkiler @> r.yetkiler and p.yetkiler <@ r.yetkiler
  and p.rapor_yetkileri @> r.rapor_yetkileri and p.rapor_yetkileri <@ r.rapor_yetkileri;
set local role none;
