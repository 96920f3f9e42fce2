-- compatible
-- Who acts for a listing beside its owner, and who is invited to: up to five.
create table listing_colleague (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  -- of two invitations at once to the last place one fails
  slot smallint not null check (slot between 1 and 5),
  role text not null check (role in ('answer', 'edit', 'everything')),
  -- null: not accepted yet
  user_id uuid references users (id) on delete cascade,
  -- where the invitation went, until it is accepted
  email text,
  -- of the link in that mail
  token_hash text unique,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (listing_id, slot),
  unique (listing_id, user_id),
  unique (listing_id, email),
  check ((user_id is null) <> (email is null))
);
create index listing_colleague_of_user on listing_colleague (user_id) where user_id is not null;
create index listing_colleague_invited on listing_colleague (email) where email is not null;
create index listing_colleague_by on listing_colleague (invited_by) where invited_by is not null;

-- A new owner has chosen none of them.
create function end_colleagues() returns trigger language plpgsql as $$
begin
  delete from listing_colleague where listing_id = new.id;
  return null;
end $$;
create trigger listing_colleagues_end after update of owner_id on listing for each row
  when (old.owner_id is not null and old.owner_id is distinct from new.owner_id) execute function end_colleagues();
