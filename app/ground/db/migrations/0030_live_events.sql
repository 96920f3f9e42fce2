-- What open pages of somebody are told as it happens, kept for an hour for those whose line was cut meanwhile.
create table live_event (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- what happened, a word that pages know: `message`
  type text not null,
  -- to what: only the name of a thing, which the page reads again from whoever may read it
  ref text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index live_event_missed on live_event (user_id, created_at);
