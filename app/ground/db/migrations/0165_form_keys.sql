-- compatible
-- Made where the form of a new one is: sent a second time, it is the same one.
alter table bookable add column form_key uuid;
alter table booking_block add column form_key uuid;
