-- What a line and a payment earn is settled when they are sold and taken. Null is from before that was kept: then it is as today.
alter table satis_icerik add puan_verilmesin boolean;
alter table satis_odeme add odeme_katsayi numeric(6,2);
