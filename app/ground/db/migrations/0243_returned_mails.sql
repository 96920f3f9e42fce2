-- compatible
-- What became of each mail, and the addresses that get none for now.
alter table mail
  add column tried_at timestamptz,
  -- not sent, since its address was on the list
  add column held boolean not null default false,
  -- it came back, or its reader's mail service reported it as spam
  add column returned text,
  add column returned_at timestamptz,
  add constraint mail_returned_check check (returned in ('bounced', 'complaint')) not valid;

create table suppressed_address (
  -- in the audit, which has no addresses
  id uuid not null unique default gen_random_uuid(),
  -- in small letters
  address text primary key,
  -- the account that it belonged to
  user_id uuid references users (id) on delete cascade,
  reason text not null check (reason in ('bounced', 'complaint', 'staff')),
  -- of the mail server that refused it
  words text not null default '',
  since timestamptz not null default now()
);
create index suppressed_address_of_user on suppressed_address (user_id) where user_id is not null;
create index suppressed_address_newest on suppressed_address (since desc, address desc);
