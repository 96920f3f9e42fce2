-- compatible
-- What the latest comparison of the books has found, by what was compared.
create table money_check (
  name text primary key check (name in ('ledger', 'orders')),
  found jsonb not null,
  checked_at timestamptz not null default now()
);
