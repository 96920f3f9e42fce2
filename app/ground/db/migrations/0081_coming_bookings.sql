-- concurrently
-- Reminders, once a minute, and the arrivals of a day.
create index concurrently booking_coming on booking (starts_at) where state = 'confirmed';
