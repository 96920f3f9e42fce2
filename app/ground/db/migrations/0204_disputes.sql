-- compatible
-- What the two sides of an order can't settle between them, and what staff decide: one for each order.
create table dispute (
  order_id bigint primary key references orders (id),
  opened_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  -- what the buyer gets back by the decision
  cents int check (cents >= 0),
  words text not null default '',
  check ((decided_at is null) = (cents is null))
);
create index dispute_decided_by on dispute (decided_by);

create table dispute_post (
  id bigint generated always as identity primary key,
  order_id bigint not null references dispute (order_id),
  form_key uuid not null unique,
  side text not null check (side in ('buyer', 'seller')),
  author_id uuid references users (id) on delete set null,
  text text not null,
  -- how many, in the store by the number of the post
  photos int not null default 0 check (photos between 0 and 5),
  at timestamptz not null default now()
);
create index dispute_post_of_order on dispute_post (order_id, id);
create index dispute_post_by on dispute_post (author_id);

-- No one buys from a seller who has not done what staff decided.
alter table seller_terms add column barred boolean not null default false;
