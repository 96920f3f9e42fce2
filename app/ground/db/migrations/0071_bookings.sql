-- What people book on a listing. A room type, a tour, an event's seats, an owner's time: `bookable`.
create extension if not exists btree_gist;

create table bookable (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  kind text not null check (kind in ('stay', 'session', 'seat', 'visit')),
  name text not null default '',
  position int not null default 0,
  -- units of a room type, persons of a session, seats of an occurrence; 1 of a visit
  capacity int not null check (capacity between 1 and 10000),
  confirms_at_once boolean not null default false,
  rule text not null default 'moderate' check (rule in ('flexible', 'moderate', 'strict')),
  -- takes no new bookings
  closed_at timestamptz,
  -- by kind, see bookings/settings.ts
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bookable_of_listing on bookable (listing_id, position);

-- A night of a room type, a session, the seats of an occurrence: no more is ever taken than there is.
create table booking_place (
  id bigint generated always as identity primary key,
  bookable_id bigint not null references bookable (id) on delete cascade,
  -- empty: the real one. In demo mode each visitor of a sample takes from a copy, which no other sees.
  scope text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  capacity int not null check (capacity >= 0),
  taken int not null default 0,
  -- closed: takes no new bookings and keeps those it has
  state text not null default 'open' check (state in ('open', 'closed', 'cancelled')),
  occurrence_id bigint references occurrence (id),
  constraint booking_place_is_not_overbooked check (taken between 0 and capacity)
);
create unique index booking_place_at on booking_place (bookable_id, scope, starts_at) where occurrence_id is null;
create unique index booking_place_of_occurrence on booking_place (occurrence_id, bookable_id, scope)
  where occurrence_id is not null;
create index booking_place_time on booking_place (bookable_id, starts_at);

-- What is agreed stays when listing, owner or guest go.
create table booking (
  id bigint generated always as identity primary key,
  -- random, in its address
  number text not null unique,
  listing_id bigint references listing (id) on delete set null,
  listing_kind text not null,
  listing_ref text not null,
  listing_title text not null,
  bookable_id bigint references bookable (id) on delete set null,
  bookable_name text not null default '',
  kind text not null check (kind in ('stay', 'session', 'seat', 'visit')),
  owner_id uuid references users (id) on delete set null,
  guest_id uuid references users (id) on delete set null,
  -- of a guest without account, who has shown that it is theirs; the hash is of the secret in their link
  guest_email text,
  token_hash text unique,
  token_until timestamptz,
  name text not null,
  phone text not null default '',
  message text not null default '',
  persons int not null check (persons between 1 and 999),
  names text[] not null default '{}',
  -- of a session or seats
  place_id bigint references booking_place (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('requested', 'proposed', 'waiting', 'confirmed', 'declined', 'expired',
    'cancelled-by-guest', 'cancelled-by-owner', 'completed', 'no-show')),
  -- until when the other side answers
  deadline timestamptz,
  -- as fixed when it was requested: [{what, name, count, unitCents, cents}]
  price jsonb not null default '[]',
  total_cents int not null default 0 check (total_cents >= 0),
  rule text not null check (rule in ('flexible', 'moderate', 'strict')),
  -- what the guest asks to change a confirmed one to, which holds what it lacks
  change jsonb,
  -- after a storm or a move by the owner: until then it can be cancelled without loss
  free_until timestamptz,
  -- nobody is a no-show then
  in_storm boolean not null default false,
  objected_at timestamptz,
  scope text not null default '',
  -- made where the form was: sent a second time, it stands here once
  form_key uuid not null unique,
  -- of its calendar entry
  sequence int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index booking_of_guest on booking (guest_id, starts_at desc);
create index booking_of_email on booking (guest_email, starts_at desc) where guest_email is not null;
create index booking_of_owner on booking (owner_id, starts_at);
create index booking_of_listing on booking (listing_id, starts_at);
create index booking_of_bookable on booking (bookable_id) where bookable_id is not null;
create index booking_deadline on booking (deadline) where deadline is not null;
create index booking_to_complete on booking (ends_at) where state = 'confirmed';
create index booking_waiting on booking (place_id, id) where state = 'waiting';

-- Only ever added to: what happened to a booking, for both sides.
create table booking_move (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id) on delete cascade,
  at timestamptz not null default now(),
  move text not null,
  side text not null check (side in ('guest', 'owner', 'staff', 'site')),
  actor_id uuid references users (id) on delete set null,
  from_state text,
  to_state text not null,
  words text not null default ''
);
create index booking_move_of on booking_move (booking_id, id);
create index booking_move_by on booking_move (actor_id) where actor_id is not null;

-- What an owner keeps free, for guests who came otherwise. Nights, sessions and seats that did not fit are a conflict.
create table booking_block (
  id bigint generated always as identity primary key,
  bookable_id bigint not null references bookable (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  quantity int not null check (quantity > 0),
  note text not null default '',
  has_conflict boolean not null default false,
  created_at timestamptz not null default now()
);
create index booking_block_of on booking_block (bookable_id, starts_at);

-- Who takes how much of a place. `is_pending`: for a change that is not confirmed.
create table booking_hold (
  id bigint generated always as identity primary key,
  place_id bigint not null references booking_place (id) on delete cascade,
  booking_id bigint references booking (id) on delete cascade,
  block_id bigint references booking_block (id) on delete cascade,
  quantity int not null check (quantity > 0),
  is_pending boolean not null default false,
  check (num_nonnulls(booking_id, block_id) = 1)
);
create index booking_hold_of_place on booking_hold (place_id);
create unique index booking_hold_of_booking on booking_hold (booking_id, place_id, is_pending)
  where booking_id is not null;
create index booking_hold_of_block on booking_hold (block_id) where block_id is not null;

-- An owner's time, which is given once.
create table booking_time (
  id bigint generated always as identity primary key,
  owner_id uuid not null references users (id) on delete cascade,
  scope text not null default '',
  span tstzrange not null,
  booking_id bigint references booking (id) on delete cascade,
  block_id bigint references booking_block (id) on delete cascade,
  is_pending boolean not null default false,
  check (num_nonnulls(booking_id, block_id) = 1),
  constraint booking_time_is_given_once exclude using gist (owner_id with =, scope with =, span with &&)
);
create index booking_time_of_booking on booking_time (booking_id) where booking_id is not null;
create index booking_time_of_block on booking_time (block_id) where block_id is not null;

-- One for each seat of a confirmed booking.
create table booking_ticket (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking (id) on delete cascade,
  code text not null unique,
  used_at timestamptz,
  used_by uuid references users (id) on delete set null
);
create index booking_ticket_of on booking_ticket (booking_id);
create index booking_ticket_used_by on booking_ticket (used_by) where used_by is not null;

create function count_booking_hold() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update booking_place set taken = taken - old.quantity where id = old.place_id;
  end if;
  if tg_op <> 'DELETE' then
    update booking_place set taken = taken + new.quantity where id = new.place_id;
  end if;
  return null;
end $$;
create trigger booking_hold_counted after insert or delete or update of quantity, place_id on booking_hold
  for each row execute function count_booking_hold();

-- Pages that show what is free have the tag `bookings:` with the id of the listing.
create function notify_bookable_change() returns trigger language plpgsql as $$
declare bookable_of bigint;
begin
  bookable_of := case tg_op when 'DELETE' then old.bookable_id else new.bookable_id end;
  perform pg_notify('page_change', 'bookings:' || listing_id) from bookable where id = bookable_of;
  return null;
end $$;
create trigger booking_place_changed after insert or update or delete on booking_place
  for each row execute function notify_bookable_change();

create function notify_booking_time_change() returns trigger language plpgsql as $$
declare changed_of uuid;
begin
  changed_of := case tg_op when 'DELETE' then old.owner_id else new.owner_id end;
  perform pg_notify('page_change', 'bookings:' || listing.id)
    from listing join bookable on listing_id = listing.id
    where owner_id = changed_of and bookable.kind = 'visit';
  return null;
end $$;
create trigger booking_time_changed after insert or update or delete on booking_time
  for each row execute function notify_booking_time_change();

create function notify_listing_bookable_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'bookings:' || case tg_op when 'DELETE' then old.listing_id else new.listing_id end);
  return null;
end $$;
create trigger bookable_changed after insert or update or delete on bookable
  for each row execute function notify_listing_bookable_change();
