-- What is written to people. A job sends it; without a mail server it stays here.
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- what it is about: it is written once
  key text not null unique,
  user_id uuid references users (id) on delete cascade,
  address text not null,
  language text not null check (language in ('en', 'ko', 'ja', 'zh')),
  subject text not null,
  -- gone once it was sent: links in it may sign somebody in
  body text check (body is not null or state in ('sent', 'failed')),
  -- the page where such notices are turned off
  unsubscribe text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  -- what the mail server said when it last failed
  problem text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_of_user on mail (user_id);
create index mail_by_age on mail (created_at);
