-- Who changed an appointment last, as the specified clients read it.
alter table randevu add column son_degistiren_personel_id bigint;
