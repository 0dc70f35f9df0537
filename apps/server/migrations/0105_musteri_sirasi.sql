-- The list of customers by name, whether or not those who are passive are in it.
drop index musteri_ad;
create index musteri_ad on musteri (bayi_id, ad, soyad, id);
