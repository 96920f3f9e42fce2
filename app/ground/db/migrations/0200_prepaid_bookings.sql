-- Bookings that are paid on the site before they count: a part of the price, or all of it. An older version doesn't know
-- the state in which they wait for that.
alter table bookable add column prepaid_percent int not null default 0;
alter table bookable add constraint bookable_prepaid_percent check (prepaid_percent between 0 and 100) not valid;

-- As it was set when the booking was asked for.
alter table booking add column prepaid_percent int not null default 0;
-- What was paid on the site, less what goes back.
alter table booking add column paid_cents int not null default 0;
alter table booking add constraint booking_prepaid_percent check (prepaid_percent between 0 and 100) not valid;
alter table booking add constraint booking_paid_cents check (paid_cents >= 0) not valid;
alter table booking drop constraint booking_state_check;
alter table booking add constraint booking_state_check check (state in ('requested', 'proposed', 'waiting',
  'awaiting-payment', 'confirmed', 'declined', 'expired', 'cancelled-by-guest', 'cancelled-by-owner', 'completed',
  'no-show')) not valid;

-- What an order pays; nothing is delivered then.
alter table orders add column booking_id bigint;
alter table orders add constraint orders_booking_id_fkey foreign key (booking_id) references booking (id) not valid;
alter table orders drop constraint orders_delivery_check;
alter table orders add constraint orders_delivery_check
  check (delivery in ('pick-up', 'meet', 'deliver', 'none')) not valid;
