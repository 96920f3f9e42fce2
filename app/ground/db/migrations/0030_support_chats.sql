-- A chat with the people of the site is a ticket as well, and whoever writes in it need not say who they are. Its own
-- text is empty: all of its texts are messages. Its digest is of the account, or of what the guest's browser keeps.
alter table ticket
  alter name drop not null,
  alter email drop not null,
  add user_id uuid references users (id) on delete set null,
  add state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- when either side wrote last
  add changed_at timestamptz not null default now(),
  add answered_at timestamptz;
update ticket set changed_at = created_at;
create index ticket_desk on ticket (state, changed_at desc, id desc);
create index ticket_of_user on ticket (user_id) where user_id is not null;

create table ticket_message (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id) on delete cascade,
  -- 'site': the answer that comes by itself, whose words each reader has in their language
  sender text not null check (sender in ('visitor', 'staff', 'site')),
  -- who of the staff
  author_id uuid references users (id) on delete set null,
  text text not null,
  -- named by whoever sends it: what is sent twice is one message
  key text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (ticket_id, key)
);
create index ticket_message_thread on ticket_message (ticket_id, id desc);
-- the few who are told of each message
create index users_staff on users (id) where role in ('moderator', 'admin');
create index ticket_message_author on ticket_message (author_id) where author_id is not null;
