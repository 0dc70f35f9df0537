-- How a series repeats, kept with the first of it: what the desk reads on each of its appointments (docs/adr/0075). Series that are
-- older than this have none.
alter table randevu add column seri_kurali jsonb;
