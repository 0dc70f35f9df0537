-- A ready-made message has a version: of two desks that saved one the last won in silence (docs/adr/0028).
alter table sms_hazir_mesaj add column surum int not null default 1;
