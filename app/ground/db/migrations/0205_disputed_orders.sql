-- compatible
-- concurrently
create index concurrently orders_disputed on orders (seller_id) where state = 'disputed';
