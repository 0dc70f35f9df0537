-- The deposit that the page asks for of whoever has stayed away too often; null sends them to the phone.
alter table randevu_sayfasi add column kapora_tutari numeric(14,2) check (kapora_tutari > 0);
-- The deposit to which who asks for an appointment has agreed.
alter table randevu_talebi add column istenen_kapora numeric(14,2) check (istenen_kapora > 0);
