-- compatible
-- Files for browsers of the builds that serve or served: pages that are open ask for those of the build they came from.
-- The name carries a hash of the content. `is_packed`: compressed by Brotli.
create table asset (
  name text primary key,
  type text not null,
  is_packed boolean not null,
  content bytea not null,
  last_served_at timestamptz not null default now()
);
alter table asset alter column content set storage external;
