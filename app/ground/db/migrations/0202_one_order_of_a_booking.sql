-- concurrently
-- A booking is paid once, whatever is pressed at the same moment.
create unique index concurrently order_of_booking on orders (booking_id) 
  where booking_id is not null and state <> 'cancelled';
