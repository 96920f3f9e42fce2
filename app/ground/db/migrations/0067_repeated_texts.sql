-- What somebody sends to others in the same words within a day, by a hash of the words.
create table repeated_text (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the text without punctuation and capitals
  hash text not null,
  -- how often it was sent, and how often it had to wait
  sent int not null default 1,
  refused int not null default 0,
  sent_at timestamptz not null default now(),
  -- as it is shown to moderators: empty until it had to wait
  text text not null default '',
  -- where it was written last: `message`, `question`, `answer`, `booking`
  place text not null,
  -- a moderator has looked at it since it was refused last
  seen_at timestamptz,
  primary key (user_id, hash)
);
create index repeated_text_sent on repeated_text (sent_at);
create index repeated_text_shown on repeated_text (sent_at desc) where refused > 0 and seen_at is null;
