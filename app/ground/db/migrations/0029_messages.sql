-- What two people write to each other about a listing. It stays when the listing goes, and keeps what that was called.
create table conversation (
  id bigint generated always as identity primary key,
  listing_kind text not null,
  listing_ref text not null,
  listing_title text not null,
  -- whose listing it was when the first message came
  owner_id uuid not null references users (id) on delete cascade,
  asker_id uuid not null references users (id) on delete cascade,
  -- the latest message, and the latest of the other's that each has seen
  last_id bigint not null default 0,
  last_at timestamptz not null default now(),
  owner_read_id bigint not null default 0,
  asker_read_id bigint not null default 0,
  -- what each has not seen yet: counted as it comes and as it is seen, with the row locked, since every page asks
  owner_unread int not null default 0,
  asker_unread int not null default 0,
  created_at timestamptz not null default now(),
  check (owner_id <> asker_id),
  unique (listing_kind, listing_ref, asker_id)
);
create index conversation_owner on conversation (owner_id, listing_kind, listing_ref);
create index conversation_asker on conversation (asker_id);
create index conversation_owner_unread on conversation (owner_id) where owner_unread > 0;
create index conversation_asker_unread on conversation (asker_id) where asker_unread > 0;

create table message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  -- made where it was written: sent a second time, it stands here once
  client_id uuid not null,
  text text not null default '',
  -- a ready-made phrase, which each reader sees in their own language
  phrase text,
  -- of the picture in the file store, in pixels
  picture_width int,
  picture_height int,
  -- by the staff, after a report: its words and picture are shown to nobody
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (sender_id, client_id)
);
create index message_thread on message (conversation_id, id);
create index message_sent on message (sender_id, created_at);

-- Who does not want to hear of whom: neither writes to the other, and who is blocked sees no conversation of theirs.
create table message_block (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index message_block_of on message_block (blocked_id);
