-- compatible
-- concurrently
create index concurrently orders_completed on orders (handed_at) where state = 'completed';
