-- compatible
-- What someone is going to order from a seller, with what else they order there.
create table cart_line (
  buyer_id uuid not null references users (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  quantity int not null check (quantity between 1 and 1000),
  added_at timestamptz not null default now(),
  primary key (buyer_id, listing_id)
);
create index cart_line_of_listing on cart_line (listing_id);
