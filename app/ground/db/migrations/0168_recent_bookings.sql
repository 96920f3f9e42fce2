-- compatible
-- concurrently
-- What was asked for lately: moderators see who asks very often.
create index concurrently booking_made on booking (created_at);
