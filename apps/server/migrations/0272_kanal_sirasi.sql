-- Automatic messages by more than one channel, points that were won, and what the plan is read by (docs/adr/0272).
alter table otomatik_sms
  -- By which channels, the first that can before the others.
  add column kanallar text[] not null default '{sms}',
  -- The approved template of WhatsApp with its language, its places and whether it says how to refuse; null without one.
  add column wp_sablonu jsonb,
  -- Minutes after which the next channel is taken, where the first has not delivered.
  add column bekleme_dk int not null default 30,
  add constraint otomatik_sms_kanal check (kanallar <@ '{sms,whatsapp}' and cardinality(kanallar) between 1 and 2),
  add constraint otomatik_sms_bekleme check (bekleme_dk between 5 and 1440);

-- A message that leaves by SMS as well, if it was not delivered in so many minutes.
alter table giden_mesaj add column yedek_dk int;
create index giden_mesaj_yedek on giden_mesaj (olusturma) where yedek_dk is not null;

call ozet_gorunumu('otomatik_sms', 'bayi_id, servis, aktif_mi');
call ozet_gorunumu('wp_ayari', 'bayi_id, ayar_mi');
call ozete_ekle('puan_hareket', 'id, kayit_zamani');
create index puan_hareket_zaman on puan_hareket (bayi_id, kayit_zamani);

-- Birthdays are looked for by month and day, of one salon, whatever the year.
create function ay_gunu(gun date) returns int language sql immutable strict parallel safe as 'select (extract(month from gun) * 100 + extract(day from gun))::int';
create index musteri_dogum on musteri (bayi_id, ay_gunu(dogum_tarihi)) where dogum_tarihi is not null;
