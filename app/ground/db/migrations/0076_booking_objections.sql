-- concurrently
-- Finds the no-shows to which a guest objects.
create index concurrently booking_objected on booking (id) where state = 'no-show' and objected_at is not null;
