-- Since when a listing is sold or closed: its page can be read for a while after that. Expiry has its own moment.
alter table listing add column ended_at timestamptz;
-- When its owner last said that it is still so; until then, when it was made.
alter table listing add column renewed_at timestamptz;
update listing set ended_at = updated_at where status in ('sold', 'closed');

create function note_listing_end() returns trigger language plpgsql as $$
begin
  new.ended_at := case when new.status in ('sold', 'closed') then coalesce(old.ended_at, now()) end;
  return new;
end $$;
create trigger listing_ended before update of status on listing for each row
  when (new.status is distinct from old.status) execute function note_listing_end();

-- Who has a business in the directory is one by role; staff stays staff.
create function keep_business_role() returns trigger language plpgsql as $$
declare owner uuid := case when tg_op = 'DELETE' then old.owner_id else new.owner_id end;
begin
  update users set role = due.role
    from (select case when exists (select from listing where owner_id = owner and kind = 'business' and live)
      then 'business' else 'user' end as role) due
    where id = owner and not sample and users.role in ('user', 'business') and users.role <> due.role;
  return null;
end $$;
create trigger listing_makes_business
  after insert or update of status, review, hidden_at, deleted_at, owner_id on listing for each row
  when (new.kind = 'business') execute function keep_business_role();
create trigger listing_unmakes_business after delete on listing for each row
  when (old.kind = 'business') execute function keep_business_role();

-- What a listing's owner is told of its days: how often its page was looked at, and its contact asked for. The day is
-- the islands'.
create table listing_day (
  listing_id bigint not null references listing (id) on delete cascade,
  day date not null,
  views int not null default 0,
  contacts int not null default 0,
  primary key (listing_id, day)
);

-- Which owner was told of which end, so many days before; 0: asked after a year whether it is still so.
create table listing_warning (
  listing_id bigint not null references listing (id) on delete cascade,
  due timestamptz not null,
  days int not null,
  primary key (listing_id, due, days)
);
-- Few expire in a week, and few were last confirmed a year ago.
create index listing_expiring on listing (expires_at) where live and expires_at is not null;
create index listing_confirmed on listing (coalesce(renewed_at, created_at))
  where live and expires_at is null and owner_id is not null and not sample;
-- What its owner deleted goes for good after a while.
create index listing_deleted on listing (deleted_at) where deleted_at is not null;
