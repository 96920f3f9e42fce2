-- compatible
-- concurrently
create index concurrently receipt_issued on receipt (issued_at);
create index concurrently payment_late on payment (id) where late_at is not null;
create index concurrently dispute_post_photos on dispute_post (photos_key) where photos_key is not null;
