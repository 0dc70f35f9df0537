-- When an appointment that was called off, postponed or missed gave its time up: what was closed after that is asked as it comes back.
-- Null where it has its time, and for those that gave it up before this was kept.
alter table randevu add column birakma_zamani timestamptz;
