-- compatible
-- few rows: bookings that were answered before migration 132, the first weeks of bookings.
update booking set answered_at = first.at
from (
  select booking_id, min(at) as at from booking_move
  where side = 'owner' and from_state = 'requested' and move in ('confirm', 'decline', 'propose')
  group by booking_id
) first
where first.booking_id = booking.id and answered_at is null;
