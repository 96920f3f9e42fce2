create extension if not exists pg_trgm;

create table users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  full_name text not null,
  role text not null default 'user' check (role in ('user', 'business', 'moderator', 'admin')),
  -- a sample seller or reviewer: shown, but nobody can sign in as one
  sample boolean not null default false,
  created_at timestamptz not null default now()
);

create table listing (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null,
  owner_id uuid references users (id) on delete set null,
  status text not null default 'live' check (status in ('draft', 'live', 'paused', 'sold', 'closed')),
  review text not null default 'approved' check (review in ('pending', 'approved', 'refused')),
  hidden_at timestamptz,
  deleted_at timestamptz,
  expires_at timestamptz,
  -- all of "in the list" but expiry, which passes without a write
  live boolean not null generated always as (
    status = 'live' and review = 'approved' and hidden_at is null and deleted_at is null
  ) stored,
  sample boolean not null default false,
  featured boolean not null default false,
  lang text not null default 'en',
  title text not null,
  description text not null default '',
  -- {"ko": {"title": "...", "description": "..."}}
  translations jsonb not null default '{}',
  island text not null check (island in ('saipan', 'tinian', 'rota')),
  village text not null default '',
  address text not null default '',
  lng double precision,
  lat double precision,
  offer text check (offer in ('sale', 'rent')),
  price_cents bigint check (price_cents >= 0),
  price_max_cents bigint check (price_max_cents >= price_cents),
  price_period text check (price_period in ('once', 'hour', 'day', 'night', 'week', 'month', 'year', 'person')),
  -- of an area whose listings take place: the start of the next time, null when all are past, and the end of the last
  next_start timestamptz,
  last_end timestamptz,
  attributes jsonb not null default '{}',
  -- {"name", "phone", "whatsapp", "email", "website"}; a private person's is shown only on request
  contact jsonb not null default '{}',
  contact_private boolean not null default false,
  -- written by saveListing from the area's declaration: what filters and text search look in
  facets text[] not null default '{}',
  search_text text not null default '',
  grams text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, ref)
);

-- What only text search reads stands apart from the row, which keeps many rows on a page.
alter table listing alter grams set storage external;
alter table listing set (toast_tuple_target = 1600);

-- The condition stands in each index as it stands in every query: a parameter could not use them.
create index listing_newest on listing (kind, created_at desc, id desc) where live;
create index listing_price_up on listing (kind, offer desc nulls last, price_cents asc nulls last, id desc) where live;
create index listing_price_down on listing (kind, offer desc nulls last, price_cents desc nulls last, id desc) where live;
create index listing_next on listing (kind, next_start asc nulls last, last_end desc nulls last, id desc) where live;
create index listing_featured on listing (kind) where live and featured;
create index listing_facets on listing using gin (facets) where live;
create index listing_search on listing using gin (search_text gin_trgm_ops) where live;
-- a term of one or two characters has no trigram
create index listing_grams on listing using gin (grams) where live;
create index listing_position on listing using gist (point(lng, lat)) where live;
create index listing_owner on listing (owner_id, created_at desc);

create table photo (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  position int not null,
  -- address of the picture on this site
  src text not null,
  alt text not null default '',
  unique (listing_id, position)
);

-- How many listings an area has, under `vehicle.`, and each of its facet values, under `vehicle.make=Toyota`: a minute
-- old at most, for lists too long to count.
create table facet_count (
  token text primary key,
  count int not null
);

-- Pages are cached by what they show: a change tells every process which tags are old, once a transaction and tag.
create function notify_listing_change() returns trigger language plpgsql as $$
declare kinds text;
begin
  if tg_op = 'DELETE' then
    select string_agg(distinct 'listing:' || kind, ',') into kinds from old_rows;
  else
    select string_agg(distinct 'listing:' || kind, ',') into kinds from new_rows;
  end if;
  if kinds is not null then
    perform pg_notify('page_change', kinds);
  end if;
  return null;
end $$;
create trigger listing_inserted after insert on listing referencing new table as new_rows
  for each statement execute function notify_listing_change();
create trigger listing_updated after update on listing referencing new table as new_rows
  for each statement execute function notify_listing_change();
create trigger listing_deleted after delete on listing referencing old table as old_rows
  for each statement execute function notify_listing_change();

create function notify_listing_part_change() returns trigger language plpgsql as $$
declare kinds text;
begin
  if tg_op = 'DELETE' then
    select string_agg(distinct 'listing:' || kind, ',') into kinds
      from listing where id in (select listing_id from old_rows);
  else
    select string_agg(distinct 'listing:' || kind, ',') into kinds
      from listing where id in (select listing_id from new_rows);
  end if;
  if kinds is not null then
    perform pg_notify('page_change', kinds);
  end if;
  return null;
end $$;
create trigger photo_inserted after insert on photo referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger photo_updated after update on photo referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger photo_deleted after delete on photo referencing old table as old_rows
  for each statement execute function notify_listing_part_change();
