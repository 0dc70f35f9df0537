-- When the customer came, on the wall clock like the times of the appointment: the desk sees who waits, and for how long.
alter table randevu add column gelis_zamani timestamp;
