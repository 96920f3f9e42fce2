-- concurrently
create index concurrently booking_completed on booking (ends_at) where state = 'completed';
