-- compatible
-- concurrently
create unique index concurrently bookable_form_key on bookable (listing_id, form_key) where form_key is not null;
create unique index concurrently booking_block_form_key on booking_block (bookable_id, form_key) where form_key is not null;
