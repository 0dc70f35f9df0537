-- Replies in an inbox that all desks share (docs/adr/0270).

-- The appointment that a message tells of, so that a reply finds it.
alter table giden_mesaj add column randevu_id bigint;

alter table gelen_mesaj
  -- The last one of its number: a conversation.
  add column son boolean not null default true,
  add column okuyan_personel_id bigint,
  -- The appointment that it is about, and what came of it.
  add column randevu_id bigint,
  add column karar text check (karar in ('onaylandi', 'bekliyor', 'iptal', 'kalsin')),
  add column karar_zamani timestamptz,
  add column karar_personel_id bigint,
  add constraint gelen_mesaj_okuyan foreign key (bayi_id, okuyan_personel_id) references personel,
  add constraint gelen_mesaj_karar_veren foreign key (bayi_id, karar_personel_id) references personel,
  add constraint gelen_mesaj_randevu foreign key (bayi_id, randevu_id) references randevu on delete set null (randevu_id),
  add constraint gelen_mesaj_karar check (karar is null or karar <> 'bekliyor' or karar_zamani is null);

-- Tenant tables show their rows to this role only.
set local role defter_bakim;
update gelen_mesaj g set son = false where exists (select from gelen_mesaj s where s.bayi_id = g.bayi_id and s.telefon = g.telefon and s.id > g.id);
set local role none;

create unique index gelen_mesaj_son on gelen_mesaj (bayi_id, telefon) where son;
create index gelen_mesaj_sirali on gelen_mesaj (bayi_id, id) where son;
create index gelen_mesaj_okunmamis on gelen_mesaj (bayi_id, telefon) where okunma is null;
create index gelen_mesaj_bekleyen on gelen_mesaj (bayi_id, randevu_id) where karar = 'bekliyor';
