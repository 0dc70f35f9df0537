-- The code that shows customers their own sessions, instalments and balance, behind their own link (docs/adr/0161).
alter table dogrulama_kodu
  drop constraint dogrulama_kodu_amac_check,
  add constraint dogrulama_kodu_amac_check check (amac in ('kayit', 'parola', 'telefon', 'randevu', 'hesap'));
