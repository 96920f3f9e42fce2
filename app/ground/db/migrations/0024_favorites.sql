create table favorite (
  user_id uuid not null references users (id) on delete cascade,
  -- the word of the kind: a listing's, `blog` or `question`
  type text not null,
  -- names it among its kind, as in its address
  ref text not null,
  added_at timestamptz not null default now(),
  primary key (user_id, type, ref)
);
create index favorite_newest on favorite (user_id, added_at desc, type, ref);
create index favorite_of on favorite (type, ref);

-- What a listing cost before: what it cost on some day is what stood there before the first change after it. Null where
-- it can't be compared, as it was for sale and is for rent.
create table price_change (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  changed_at timestamptz not null default now(),
  before_cents bigint,
  -- it was lower, and those who keep the listing were not told yet
  untold boolean not null
);
create index price_change_of on price_change (listing_id, changed_at);
create index price_change_untold on price_change (id) where untold;

create function note_price_change() returns trigger language plpgsql as $$
declare comparable boolean := old.offer is not distinct from new.offer
  and old.price_period is not distinct from new.price_period;
begin
  insert into price_change (listing_id, before_cents, untold) values (
    new.id,
    case when comparable then old.price_cents end,
    coalesce(comparable and new.price_cents < old.price_cents, false)
  );
  return null;
end $$;
create trigger listing_price_changed after update on listing for each row
  when (old.price_cents is distinct from new.price_cents or old.offer is distinct from new.offer
    or old.price_period is distinct from new.price_period)
  execute function note_price_change();

create table saved_search (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- the canonical address of the list or search, on its first page and in its usual order
  address text not null,
  alerts text not null check (alerts in ('instant', 'daily')),
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, address)
);
-- One matching serves all who saved the same.
create index saved_search_running on saved_search (address) where paused_at is null;

-- What a search found after it was saved, told or to be told: each listing once.
create table saved_search_hit (
  search_id uuid not null references saved_search (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  found_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (search_id, listing_id)
);
create index saved_search_hit_untold on saved_search_hit (search_id) where told_at is null;
create index saved_search_hit_listing on saved_search_hit (listing_id);

-- Listings that came into the lists and that no saved search was asked about yet. Samples are nobody's news.
create table listing_news (
  listing_id bigint primary key references listing (id) on delete cascade,
  came_at timestamptz not null default now()
);

create function note_new_listings() returns trigger language plpgsql as $$
begin
  insert into listing_news (listing_id) select id from new_rows where live and not sample;
  return null;
end $$;
create trigger listing_news_inserted after insert on listing referencing new table as new_rows
  for each statement execute function note_new_listings();

create function note_live_listing() returns trigger language plpgsql as $$
begin
  insert into listing_news (listing_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger listing_came_live after update on listing for each row
  when (new.live and not old.live and not new.sample)
  execute function note_live_listing();
