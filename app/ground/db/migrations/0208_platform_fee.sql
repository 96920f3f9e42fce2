-- compatible
-- What a seller owes the site once the order is paid, by the fee of the day on which it was ordered.
alter table orders add column fee_cents int not null default 0;
alter table orders add constraint orders_fee_cents check (fee_cents between 0 and total_cents) not valid;

-- What sellers are asked to transfer to the site: once a month, all that was not asked for before.
create table fee_invoice (
  id bigint generated always as identity primary key,
  -- no reference: it outlives its seller
  seller_id uuid not null,
  seller_name text not null,
  -- the first day of the month
  month date not null,
  cents int not null check (cents > 0),
  issued_at timestamptz not null default now(),
  paid_at timestamptz,
  unique (seller_id, month)
);
create index fee_invoice_open on fee_invoice (id) where paid_at is null;
create trigger fee_invoice_stays before delete or update of seller_id, month, cents, issued_at on fee_invoice
  for each row execute function refuse_change();
