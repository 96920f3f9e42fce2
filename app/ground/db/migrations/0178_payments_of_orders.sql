-- compatible
-- concurrently
create index concurrently payment_of_order on payment (order_id, id);
create index concurrently payment_held on payment (id) where state = 'held';
