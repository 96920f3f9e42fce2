-- concurrently
-- The room types of each hotel, and what is full on a night.
create index concurrently bookable_stay on bookable (listing_id) include (id, guests, min_nights, has_rules)
  where kind = 'stay' and closed_at is null;
create index concurrently booking_place_full on booking_place (starts_at, bookable_id)
  where scope = '' and (taken >= capacity or state <> 'open');
