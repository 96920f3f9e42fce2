-- compatible
alter table orders validate constraint orders_fee_cents;
