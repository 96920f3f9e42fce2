-- compatible
-- A key of someone's phone or computer, by which they log in. Only its public half is here.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- of its signatures, if it counts them: one that does not grow comes from a copy
  counter bigint not null default 0,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_of_user on passkey (user_id);
