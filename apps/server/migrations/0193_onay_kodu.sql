-- Who is not at the desk approves a sale by a code that goes to their phone (docs/adr/0171). Such a code is for one subject, and the approval
-- for what its text has told: the digests of both.
alter table dogrulama_kodu
  add column konu text,
  drop constraint dogrulama_kodu_amac_check,
  add constraint dogrulama_kodu_amac_check check (amac in ('kayit', 'parola', 'telefon', 'randevu', 'hesap', 'satisOnayi'));
alter table satis_onayi add column soylenen text;
