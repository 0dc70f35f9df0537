-- Whether free times that leave a stretch too short for any service are proposed last (docs/adr/0055).
alter table randevu_ayari add column bosluk_birakma boolean not null default false;
