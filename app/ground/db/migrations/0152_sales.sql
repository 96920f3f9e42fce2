-- compatible
-- Whom a seller names as the buyer of what they have sold; once the buyer says yes, both may rate each other.
create table sale (
  id bigint generated always as identity primary key,
  -- in its address
  ref uuid not null unique default gen_random_uuid(),
  listing_id bigint references listing (id) on delete set null,
  listing_kind text not null,
  listing_ref text not null,
  listing_title text not null,
  -- a row without both goes with the next who leaves
  seller_id uuid references users (id) on delete set null,
  buyer_id uuid references users (id) on delete set null,
  state text not null default 'named' check (state in ('named', 'confirmed', 'denied', 'withdrawn')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (seller_id <> buyer_id)
);
-- A listing has one buyer; who said no is asked no second time.
create unique index sale_once on sale (listing_id) where state in ('named', 'confirmed');
create unique index sale_asked on sale (listing_id, buyer_id) where state <> 'withdrawn';
create index sale_of_seller on sale (seller_id, listing_kind, listing_ref);
create index sale_of_buyer on sale (buyer_id);

-- What the two say of each other, each once.
create table sale_rating (
  id bigint generated always as identity primary key,
  sale_id bigint not null references sale (id) on delete cascade,
  by_seller boolean not null,
  author_id uuid not null references users (id) on delete cascade,
  subject_id uuid not null references users (id) on delete cascade,
  rating int not null check (rating between 1 and 5),
  comment text not null default '',
  lang text not null default 'en',
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (sale_id, by_seller),
  check (author_id <> subject_id)
);
create index sale_rating_of on sale_rating (subject_id, created_at desc, id desc) where hidden_at is null;
create index sale_rating_by on sale_rating (author_id);
