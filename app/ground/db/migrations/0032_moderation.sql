-- What the people of the site set for it, by name.
create table site_setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- What somebody of the staff is to decide, or has decided.
create table moderation_case (
  id bigint generated always as identity primary key,
  type text not null check (type in ('listing', 'edit', 'report', 'appeal')),
  -- what it is about, as it is named everywhere: `vehicle` and `2`
  subject_kind text not null,
  subject_ref text not null,
  listing_id bigint references listing (id) on delete set null,
  -- whose it is: they are told, and may appeal
  owner_id uuid references users (id) on delete set null,
  -- of a report what it read when it was reported, of an appeal what its owner says
  quote text not null default '',
  -- a decision is appealed against once
  appeal_of bigint unique references moderation_case (id) on delete cascade,
  state text not null default 'open'
    check (state in ('open', 'approved', 'refused', 'hidden', 'dismissed', 'restored', 'withdrawn')),
  -- grows with all that is to be decided on: who decides has seen this version
  version int not null default 1,
  reason text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  check ((type = 'appeal') = (appeal_of is not null))
);
create unique index moderation_case_open on moderation_case (type, subject_kind, subject_ref) where state = 'open';
create index moderation_case_waiting on moderation_case (id) where state = 'open';
create index moderation_case_decided on moderation_case (decided_at) where decided_at is not null;
create index moderation_case_owner on moderation_case (owner_id);
create index moderation_case_listing on moderation_case (listing_id);

-- What an owner wants a listing to be; until somebody approves, the listing stays what it is.
create table listing_revision (
  case_id bigint primary key references moderation_case (id) on delete cascade,
  input jsonb not null
);

-- Several people report one thing, and one decision answers them all.
create table moderation_report (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_case (id) on delete cascade,
  -- null: a guest
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('wrong', 'scam', 'duplicate', 'offensive', 'illegal', 'spam', 'other')),
  text text not null default '',
  created_at timestamptz not null default now(),
  unique (case_id, reporter_id)
);
create index moderation_report_by on moderation_report (reporter_id);

alter table review add column hidden_at timestamptz;

-- Whatever writes a listing that is to be looked at puts it in the queue.
create function queue_listing() returns trigger language plpgsql as $$
begin
  insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id)
  values ('listing', new.kind, new.ref, new.id, new.owner_id)
  on conflict (type, subject_kind, subject_ref) where state = 'open'
    do update set version = moderation_case.version + 1;
  return null;
end $$;
create trigger listing_queued after insert or update of review, title on listing for each row
  when (new.review = 'pending') execute function queue_listing();

-- Of what is gone for good nothing is left to decide.
create function withdraw_cases() returns trigger language plpgsql as $$
begin
  update moderation_case set state = 'withdrawn' where listing_id = old.id and state = 'open';
  return old;
end $$;
create trigger listing_cases_withdrawn before delete on listing for each row execute function withdraw_cases();
