alter table bookable validate constraint bookable_prepaid_percent;
alter table booking validate constraint booking_prepaid_percent;
alter table booking validate constraint booking_paid_cents;
alter table booking validate constraint booking_state_check;
alter table orders validate constraint orders_booking_id_fkey;
alter table orders validate constraint orders_delivery_check;
