-- A text may wait until an act cannot be undone any more, and is then filled anew by the record that it tells of (docs/adr/0069).
alter table giden_sms
  add column gonderim_zamani timestamptz not null default now(),
  -- What it tells of, which record that is, and the text with the places that the record fills.
  add column konu text,
  add column konu_id bigint,
  add column kalip text,
  add constraint giden_sms_konu check (num_nulls(konu, konu_id, kalip, bayi_id) in (0, 3, 4) and (konu is null) = (kalip is null)),
  drop constraint giden_sms_durum_check,
  -- When it was due there was nothing to tell any more.
  add constraint giden_sms_durum_check check (durum in ('bekliyor', 'gonderildi', 'hatali', 'vazgecildi'));
