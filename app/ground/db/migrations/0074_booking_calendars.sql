-- A room type on another site: what is booked there takes from the same nights.
create table booking_calendar (
  id bigint generated always as identity primary key,
  bookable_id bigint not null references bookable (id) on delete cascade,
  -- what its owner calls the other site
  name text not null,
  -- of their calendar, which is read every 30 minutes; empty: they only read ours
  address text not null default '',
  -- in the address of ours, which they read
  secret text not null unique,
  read_at timestamptz,
  -- when it was last read without a failure: what was there then stays
  good_at timestamptz,
  failure text check (failure in ('address', 'unreachable', 'answer', 'large', 'format')),
  created_at timestamptz not null default now()
);
create index booking_calendar_of on booking_calendar (bookable_id);

-- Blocks that came from there, by what the other site calls them.
alter table booking_block add column calendar_id bigint references booking_calendar (id) on delete cascade,
  add column uid text;
