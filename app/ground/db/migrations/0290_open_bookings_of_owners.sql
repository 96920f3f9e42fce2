-- compatible
-- concurrently
-- What waits for an owner, what comes, and what a storm is about: not found among all that was ever booked with them.
create index concurrently booking_open_of_owner on booking (owner_id, starts_at)
  where state in ('requested', 'proposed', 'waiting', 'awaiting-payment', 'confirmed');
