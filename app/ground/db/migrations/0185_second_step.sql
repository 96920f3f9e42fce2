-- compatible
-- Whether a login of this account asks for a code of an authenticator app, too.
alter table users add column has_second_step boolean not null default false;

-- When the session gave such a code last. Without one it opens nothing to those who need it.
alter table session add column second_step_at timestamptz;

-- What the app and the site share, and the recovery codes, both encrypted with the site's secret by the sign-in library.
create table second_step (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- whether a first code has shown that the app has it
  verified boolean not null default false,
  -- the library's own count and wait, for sign-ins that it interrupts itself: it never does here
  failed_verification_count int not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);
