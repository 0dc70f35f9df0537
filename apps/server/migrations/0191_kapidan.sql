-- A sale at the door (docs/adr/0191): somebody without a card buys and pays. Nothing is left that only a card could keep.
alter table satis alter musteri_id drop not null;
alter table satis add constraint satis_kapidan check (musteri_id is not null
  or (durum = 'T' and randevu_id is null and not islemde and genel_puan = 0 and (iptal_zamani is not null or alinan = toplam_tutar)));
