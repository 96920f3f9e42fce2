-- compatible
-- concurrently
create index concurrently booking_block_conflicts on booking_block (ends_at) where has_conflict;
