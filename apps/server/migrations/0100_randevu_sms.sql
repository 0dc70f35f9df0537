-- When the customer was last told of an appointment by SMS.
alter table randevu add column sms_zamani timestamptz;
