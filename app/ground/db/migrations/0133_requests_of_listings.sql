-- compatible
-- concurrently
-- The figures of a listing: what was asked for in the last 30 days.
create index concurrently booking_asked on booking (listing_id, created_at);
