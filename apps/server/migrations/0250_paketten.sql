-- A line that takes sessions says so: what costs nothing and is sold beside one takes none (docs/adr/0111).
alter table satis_icerik add column paketten boolean not null default false;
set local role defter_bakim;
update satis_icerik i set paketten = true
from satis s
where s.bayi_id = i.bayi_id and s.id = i.satis_id and s.durum = 'S' and i.birim_fiyat = 0
  and exists (select from seans_hareket h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.satis_icerik_id = i.id and h.tur = 'kullanim');
set local role none;
call ozete_ekle('satis_icerik', 'paketten');
