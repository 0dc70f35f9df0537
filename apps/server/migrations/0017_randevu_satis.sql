-- Finishing or cancelling a sale looks for its appointment; a booking, which has no sale yet, pays nothing for it.
create index randevu_satis on randevu (bayi_id, satis_id) where satis_id is not null;
