-- The first page and the settings ask how many messages of the last week are held back for want of credit: few, among all that ever went out.
create index giden_mesaj_tutulan on giden_mesaj (bayi_id, gonderim) where durum = 'tutuldu';
