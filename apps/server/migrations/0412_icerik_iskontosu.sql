-- What a campaign takes off one of its contents in place of its own discount, in percent. Null is that of the campaign.
alter table kampanya_icerik add column iskonto numeric(5,2) check (iskonto > 0 and iskonto <= 100);
