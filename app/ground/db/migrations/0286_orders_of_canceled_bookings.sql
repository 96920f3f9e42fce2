-- compatible
-- few rows: orders of bookings that were called off once they were paid, and of which not all was given back.
-- They stayed paid, and kept both sides from closing their account.
with ended as (
  update orders set state = 'completed', updated_at = now() from booking
  where booking.id = booking_id and orders.state = 'paid'
    and booking.state in ('declined', 'expired', 'cancelled-by-guest', 'cancelled-by-owner')
  returning orders.id
)
insert into order_move (order_id, move, side, from_state, to_state)
select id, 'end', 'site', 'paid', 'completed' from ended;
