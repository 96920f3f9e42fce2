-- compatible
-- concurrently
create index concurrently fee_invoice_in_order on fee_invoice ((paid_at is null) desc, id desc);
drop index concurrently fee_invoice_open;
