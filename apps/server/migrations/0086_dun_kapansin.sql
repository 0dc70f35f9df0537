-- Whoever has the role begins nothing new before the appointments of the days before are settled (docs/adr/0077).
alter table rol add column dun_kapansin boolean not null default false;
