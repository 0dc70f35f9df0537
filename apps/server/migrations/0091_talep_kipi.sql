-- Whether what customers ask for on the page is booked at once, or is a request that the desk answers (docs/adr/0078).
alter table randevu_sayfasi add column talep_mi boolean not null default false;
