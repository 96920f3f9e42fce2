-- What people are told. The words are made when it is read, in the reader's language of then.
create table notification (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  event text not null,
  -- what the words of the event say: {"title": "...", "wasCents": 1890000}
  "values" jsonb not null default '{}',
  -- a path on this site
  href text not null,
  -- of the occasion: a job that runs twice tells of it once
  key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, key)
);
create index notification_newest on notification (user_id, id desc);
create index notification_unread on notification (user_id) where read_at is null;

-- What somebody does not want to be told, and where. All else is told.
create table notification_off (
  user_id uuid not null references users (id) on delete cascade,
  event text not null,
  channel text not null check (channel in ('in-app', 'email')),
  primary key (user_id, event, channel)
);

-- What the listings were of somebody who asked to be deleted: it is given back when they come back in time.
create table closed_listing (
  listing_id bigint primary key references listing (id) on delete cascade,
  status text not null
);
