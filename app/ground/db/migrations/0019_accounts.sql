-- Who signs in: session, account and verification are the tables of the sign-in library, in our columns.
alter table users
  -- the address answered to a link that was sent there
  add column email_verified boolean not null default false,
  add column image text,
  add column updated_at timestamptz not null default now(),
  -- a person looked at their ID
  add column verified_at timestamptz,
  -- in which they read the site, and are written to
  add column language text not null default 'en' check (language in ('en', 'ko', 'ja', 'zh')),
  -- which version of the terms they accepted
  add column terms_version text,
  add column suspended_at timestamptz,
  add column suspended_because text,
  -- asked to be deleted: until then they may come back
  add column closes_at timestamptz,
  -- made by a simulated sign-in, and removed then
  add column demo_until timestamptz;
create index users_closing on users (closes_at) where closes_at is not null;
create index users_demo on users (demo_until) where demo_until is not null;

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

-- A way in: a password, or an account with Google or Facebook.
create table account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_of_user on account (user_id);

-- A link that was mailed, or a sign-in elsewhere that is under way. The identifier is hashed.
create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_of on verification (identifier);
create index verification_expiry on verification (expires_at);
