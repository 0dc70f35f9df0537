-- The outbox of every channel (docs/adr/0210).
alter table giden_sms rename to giden_mesaj;
alter sequence giden_sms_id_seq rename to giden_mesaj_id_seq;
alter index giden_sms_pkey rename to giden_mesaj_pkey;
alter table giden_mesaj rename constraint giden_sms_konu to giden_mesaj_konu;
alter table giden_mesaj rename constraint giden_sms_bayi_id_fkey to giden_mesaj_bayi_id_fkey;
alter table giden_mesaj
  add column kanal text not null default 'sms',
  -- By which way it leaves: codes are before what an act causes, and that before what is sent to many.
  add column yol text not null default 'islem',
  -- Informing or commercial, which decides whether it may be sent.
  add column tur text not null default 'bilgi',
  -- What it is, in the words of whoever queues it: the same key is queued once.
  add column anahtar text,
  -- The sending to many that it belongs to, and the name that somebody wrote beside the number.
  add column gonderim_id bigint,
  add column ad_soyad text,
  -- The sender that is shown; null for that of the account.
  add column baslik text,
  -- What a channel sends instead of a text: the template with its values.
  add column icerik jsonb,
  -- By this its reader refuses further ones.
  add column ret_kodu text,
  add column deneme int not null default 0,
  -- Who took it, by which number, and what it cost; whether the house pays its provider for it.
  add column saglayici text,
  add column saglayici_no text,
  add column ev_hesabi boolean not null default false,
  add column kredi int not null default 0,
  add column iletim timestamptz,
  -- When its provider is asked what became of it.
  add column sonraki_soru timestamptz,
  drop constraint giden_sms_durum_check,
  add constraint giden_mesaj_kanal check (kanal in ('sms', 'whatsapp')),
  add constraint giden_mesaj_yol check (yol in ('kod', 'islem', 'toplu')),
  add constraint giden_mesaj_tur check (tur in ('bilgi', 'ticari')),
  -- A commercial message has a bayi that answers for it, and a kind that nobody changes on its way.
  add constraint giden_mesaj_ticari check (tur = 'bilgi' or bayi_id is not null),
  -- gonderildi: the provider has it. iletildi, iletilemedi: what the provider has told since. hatali: refused, or given up.
  -- tutuldu: held back by a rule. vazgecildi: when it was due there was nothing to tell any more, or somebody has cancelled it.
  add constraint giden_mesaj_durum check (durum in ('bekliyor', 'gonderildi', 'iletildi', 'iletilemedi', 'hatali', 'tutuldu', 'vazgecildi'));
update giden_mesaj set yol = 'kod' where bayi_id is null;
update giden_mesaj set saglayici = 'netgsm', ev_hesabi = true where durum = 'gonderildi';

drop index giden_sms_bekleyen;
create index giden_mesaj_bekleyen on giden_mesaj (yol, gonderim_zamani) where durum = 'bekliyor';
create index giden_mesaj_liste on giden_mesaj (bayi_id, id);
create index giden_mesaj_gonderim on giden_mesaj (bayi_id, gonderim_id) where gonderim_id is not null;
create index giden_mesaj_telefon on giden_mesaj (bayi_id, telefon, id);
create unique index giden_mesaj_bir_kez on giden_mesaj (bayi_id, anahtar);
create unique index giden_mesaj_ret on giden_mesaj (ret_kodu);
create index giden_mesaj_saglayici on giden_mesaj (saglayici, saglayici_no) where saglayici_no is not null;
-- What providers are still asked about.
create index giden_mesaj_sorulan on giden_mesaj (sonraki_soru) where durum = 'gonderildi';

-- A request reads the messages of its bayi, and neither writes one nor sees a code: those belong to no bayi.
alter table giden_mesaj enable row level security;
create policy bayi on giden_mesaj for select to defter_istek using (bayi_id = current_setting('app.bayi')::bigint);
create policy bakim on giden_mesaj to defter_bakim using (true) with check (true);
grant select on giden_mesaj to defter_istek;
grant select, insert, update, delete on giden_mesaj to defter_bakim;
