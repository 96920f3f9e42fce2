-- What the owner of a booking gives back by its order, beside what the booking's own moves give back.
alter table booking add column given_back_cents int not null default 0;
alter table booking add constraint booking_given_back_cents check (given_back_cents >= 0) not valid;
