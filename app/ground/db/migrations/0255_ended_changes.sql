-- compatible
-- few rows: what a change held that was open when its booking was completed, or its guest did not come. It was held for
-- good; no change that is open is without its booking's `change`.
-- The places first, in the order of all who lock them.
select from booking_place where id in (
    select booking_hold.place_id from booking_hold join booking on booking.id = booking_id where is_pending and change is null)
  order by bookable_id, starts_at, id for update;
delete from booking_hold using booking where booking.id = booking_id and is_pending and change is null;
delete from booking_time using booking where booking.id = booking_id and is_pending and change is null;
-- Blocks of sessions and seats that were moved, which kept the time of before.
update booking_block block set starts_at = place.starts_at, ends_at = place.ends_at
  from booking_hold join booking_place place on place.id = booking_hold.place_id, bookable
  where block_id = block.id and bookable.id = block.bookable_id and bookable.kind in ('session', 'seat')
    and block.starts_at <> place.starts_at;
