-- A text whose sending was begun and whose outcome nobody has noted (the server was killed) is asked for at the provider,
-- by the reference that it went out with, before it is sent again.
alter table giden_sms
  add column referans uuid not null default gen_random_uuid(),
  add column ilk_deneme timestamptz;
