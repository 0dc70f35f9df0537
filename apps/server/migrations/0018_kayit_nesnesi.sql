-- What an act was on, where it was not the record that its menu is named after, and which part of a record.
alter table kayit_gunlugu
  add nesne text,
  add parca_id bigint;
