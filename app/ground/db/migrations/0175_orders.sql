-- compatible
-- How sellers are paid, and what they do for it.
create table seller_terms (
  user_id uuid primary key references users (id) on delete cascade,
  -- cash or card at the handover
  on_site boolean not null default false,
  delivers boolean not null default false,
  updated_at timestamptz not null default now()
);
create function notify_seller_terms() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'seller:' || coalesce(new.user_id, old.user_id));
  return null;
end $$;
create trigger seller_terms_changed after insert or update or delete on seller_terms
  for each row execute function notify_seller_terms();

-- How many pieces of a listing its seller has. A row of one that is unique is made when it is first bought.
create table stock (
  listing_id bigint not null references listing (id) on delete cascade,
  -- In demo mode a sample's pieces are counted for each visitor; empty: the real ones.
  scope text not null default '',
  quantity int not null check (quantity between 0 and 100000),
  -- The sum of what orders hold, written by a trigger only.
  held int not null default 0,
  primary key (listing_id, scope),
  constraint stock_not_oversold check (held between 0 and quantity)
);
create function notify_stock() returns trigger language plpgsql as $$
begin
  if coalesce(new.scope, old.scope) = '' then
    perform pg_notify('page_change', 'stock:' || coalesce(new.listing_id, old.listing_id));
  end if;
  return null;
end $$;
create trigger stock_changed after insert or update or delete on stock
  for each row execute function notify_stock();

create table orders (
  id bigint generated always as identity primary key,
  -- random, in its address
  number text not null unique,
  seller_id uuid references users (id) on delete set null,
  buyer_id uuid references users (id) on delete set null,
  -- as they were called; empty once they have left
  seller_name text not null,
  buyer_name text not null,
  phone text not null,
  way text not null check (way in ('on-site', 'demo', 'paypal')),
  delivery text not null check (delivery in ('pick-up', 'meet', 'deliver')),
  place text not null default '',
  state text not null check (state in
    ('awaiting-payment', 'open', 'paid', 'handed-over', 'completed', 'cancelled', 'refunded', 'disputed')),
  total_cents int not null check (total_cents > 0),
  paid_cents int not null default 0 check (paid_cents in (0, total_cents)),
  refunded_cents int not null default 0 check (refunded_cents between 0 and paid_cents),
  -- with what is promised
  refunding_cents int not null default 0 check (refunding_cents between refunded_cents and paid_cents),
  -- when the state ends by itself
  deadline timestamptz,
  scope text not null default '',
  form_key uuid not null unique,
  paid_at timestamptz,
  handed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (seller_id <> buyer_id),
  constraint order_paid_by_state check
    ((state in ('paid', 'handed-over', 'completed', 'refunded', 'disputed')) = (paid_cents > 0)),
  constraint order_refunded_by_state check (state <> 'refunded' or refunded_cents = paid_cents)
);
-- Who leaves takes along what tells who they were.
create function forget_party() returns trigger language plpgsql as $$
begin
  if new.buyer_id is null then
    new.buyer_name := '';
    new.phone := '';
    new.place := '';
  end if;
  if new.seller_id is null then
    new.seller_name := '';
  end if;
  return new;
end $$;
create trigger orders_forget_party before update of buyer_id, seller_id on orders
  for each row execute function forget_party();
create index orders_of_buyer on orders (buyer_id, id desc);
create index orders_of_seller on orders (seller_id, id desc);
create index orders_that_end on orders (deadline) where deadline is not null;

create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  listing_id bigint references listing (id) on delete set null,
  listing_kind text not null,
  listing_ref text not null,
  title text not null,
  quantity int not null check (quantity between 1 and 100000),
  unit_cents int not null check (unit_cents > 0)
);
create index order_line_of_order on order_line (order_id);
create index order_line_of_listing on order_line (listing_id);

create table order_move (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz not null default now(),
  move text not null,
  side text not null check (side in ('buyer', 'seller', 'site')),
  actor_id uuid references users (id) on delete set null,
  from_state text,
  to_state text not null
);
create index order_move_of_order on order_move (order_id, id);
create index order_move_by on order_move (actor_id);

-- Pieces that an order has taken and its buyer does not have yet.
create table stock_hold (
  order_id bigint not null references orders (id),
  listing_id bigint not null,
  scope text not null,
  quantity int not null check (quantity > 0),
  primary key (order_id, listing_id),
  foreign key (listing_id, scope) references stock (listing_id, scope) on delete cascade
);
create index stock_hold_of_stock on stock_hold (listing_id, scope);
create function count_held() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update stock set held = held - old.quantity where listing_id = old.listing_id and scope = old.scope;
  end if;
  if tg_op <> 'DELETE' then
    update stock set held = held + new.quantity where listing_id = new.listing_id and scope = new.scope;
  end if;
  return null;
end $$;
create trigger stock_hold_counted after insert or update or delete on stock_hold
  for each row execute function count_held();

-- What was asked of a provider for an order: one at a time, so that none is captured twice.
create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  way text not null check (way in ('on-site', 'demo', 'paypal')),
  state text not null check (state in ('created', 'capturing', 'captured', 'held', 'ended')),
  cents int not null check (cents > 0),
  -- of the provider, for its order and what it captured
  reference text,
  capture_reference text,
  payee text not null default '',
  -- why it is held
  fault text,
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  check ((state = 'captured') = (captured_at is not null))
);
create unique index payment_once on payment (order_id) where state <> 'ended';
create unique index payment_reference on payment (way, reference);
create unique index payment_capture on payment (way, capture_reference);
create index payment_under_way on payment (created_at) where state in ('created', 'capturing');

-- What a seller gives back, or has promised to.
create table refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  state text not null check (state in ('promised', 'done')),
  cents int not null check (cents > 0),
  reason text not null default '',
  -- of the provider
  reference text unique,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
create index refund_of_order on refund (order_id);
create index refund_promised on refund (created_at) where state = 'promised';

-- Receipts have numbers without gaps for each seller and year: the counter's row is locked until they are committed.
create table receipt_counter (
  seller_id uuid not null,
  year int not null,
  last int not null,
  primary key (seller_id, year)
);
create table receipt (
  -- no reference: the receipt outlives its seller
  seller_id uuid not null,
  year int not null,
  number int not null check (number > 0),
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('payment', 'refund')),
  cents int not null check (cents > 0),
  issued_at timestamptz not null default now(),
  primary key (seller_id, year, number)
);
create index receipt_of_order on receipt (order_id);
create unique index receipt_of_payment on receipt (order_id) where kind = 'payment';
create trigger receipt_append_only before update or delete on receipt
  for each row execute function refuse_change();
create trigger receipt_keeps_all before truncate on receipt
  for each statement execute function refuse_change();
