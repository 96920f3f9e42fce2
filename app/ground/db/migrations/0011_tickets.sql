-- What somebody wrote to the people of the site.
create table ticket (
  id bigint generated always as identity primary key,
  -- Read over the phone, so digits only. The factor shares no divisor with 100,000,000: no two of so many are the same.
  reference text not null unique generated always as (
    regexp_replace(lpad((id * 38471659 % 100000000)::text, 8, '0'), '(....)(....)', '\1-\2')
  ) stored,
  topic text not null,
  name text not null,
  email text not null,
  message text not null,
  -- the listing that it is about, which may be gone
  about_kind text,
  about_ref text,
  -- in which the visitor read the site, and is answered
  lang text not null,
  -- the same for the same form sent again, which is the same ticket
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  check ((about_kind is null) = (about_ref is null))
);
