-- When the customer confirmed; kept as the appointment goes on, so that later it is known whether those who confirmed came.
alter table randevu add column onay_zamani timestamp;
