-- compatible
-- concurrently
-- The seats of an event and an owner's time are offered once.
create unique index concurrently bookable_offered_once on bookable (listing_id, kind)
  where kind in ('seat', 'visit') and closed_at is null;
