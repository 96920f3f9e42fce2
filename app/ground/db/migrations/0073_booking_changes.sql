-- concurrently
-- Finds the changes that nobody has answered, once a minute.
create index concurrently booking_change on booking (id) where change is not null;
