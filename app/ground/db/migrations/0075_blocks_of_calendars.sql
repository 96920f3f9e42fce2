-- concurrently
create index concurrently booking_block_of_calendar on booking_block (calendar_id) where calendar_id is not null;
