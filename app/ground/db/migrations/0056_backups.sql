-- Whole backups that were made, for those who look after the site; the backups themselves are elsewhere.
create table backup (
  name text primary key,
  place text not null,
  made_at timestamptz not null,
  bytes bigint not null
);

-- Accounts that are gone: a restored site, which has them again, deletes them again. Kept as long as backups are.
create table erased_user (
  id uuid primary key,
  erased_at timestamptz not null default now()
);
create function note_erased_users() returns trigger language plpgsql as $$
begin
  insert into erased_user (id) select id from old_rows on conflict do nothing;
  return null;
end $$;
create trigger users_erased after delete on users referencing old table as old_rows
  for each statement execute function note_erased_users();
