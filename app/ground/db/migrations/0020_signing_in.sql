-- Links that were mailed, by the hash of what they carry: who reads the table can't follow one. Used ones are deleted.
create table mailed_token (
  hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'first-admin')),
  -- whose links take each other's place: an account
  about text not null,
  value jsonb not null,
  expires_at timestamptz not null
);
create index mailed_token_about on mailed_token (purpose, about);
create index mailed_token_expiry on mailed_token (expires_at);

-- Wrong passwords, by the hash of the address that was tried, known or not, or by a device that was let in before.
create table sign_in_attempt (
  key text primary key,
  failures int not null,
  failed_at timestamptz not null,
  blocked_until timestamptz not null
);
create index sign_in_attempt_age on sign_in_attempt (failed_at);
