-- The first page looks for what was cancelled among all that stands ahead.
create index randevu_iptal on randevu (bayi_id, baslangic) where silindi is null and durum in ('I', 'E');
