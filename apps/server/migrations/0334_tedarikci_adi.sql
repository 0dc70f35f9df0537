-- One supplier, however the name is written, as for every definition.
alter table tedarikci drop constraint tedarikci_adi_tekil;
create unique index tedarikci_adi_tekil on tedarikci (bayi_id, katla(adi));
