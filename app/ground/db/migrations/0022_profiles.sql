-- What people tell of themselves, for the people of the site alone. Name, village and island stand with the account.
create table profile (
  user_id uuid primary key references users (id) on delete cascade,
  mailing_address text not null,
  birth_date date not null,
  -- both as +16702345678; an empty text is none
  phone_number text not null,
  whatsapp_number text not null default '',
  -- when all that is asked was there for the first time
  completed_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- An attempt to have one's ID looked at. The pictures stand in the private file store, under the id of this row.
create table verification_request (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- a draft has pictures that were chosen, and was not sent yet
  status text not null default 'draft' check (status in ('draft', 'pending', 'approved', 'refused')),
  id_photo_at timestamptz,
  selfie_at timestamptz,
  pictures_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  -- null: in demo mode nobody looks
  decided_by uuid,
  -- of a refusal, for who is refused
  reason text,
  check ((status in ('approved', 'refused')) = (decided_at is not null)),
  check ((status = 'refused') = (reason is not null))
);
-- one under way for each person, however often a form is sent
create unique index verification_request_open on verification_request (user_id) where status in ('draft', 'pending');
create index verification_request_of_user on verification_request (user_id, id desc);
create index verification_request_queue on verification_request (submitted_at) where status = 'pending';
create index verification_request_decided on verification_request (decided_at desc) where decided_at is not null;
create index verification_request_pictures on verification_request (created_at) where pictures_deleted_at is null;

-- Advertising credit: what somebody has is the sum. Each reason counts once, however many requests come at once.
create table credit_entry (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  reason text not null,
  cents bigint not null check (cents <> 0),
  created_at timestamptz not null default now(),
  unique (user_id, reason)
);

-- Who decided what, about whom. Ids and what differs, never the content of an ID; no references, so that it outlives
-- what it tells of.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: the site itself
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  -- {"status": ["pending", "approved"]}
  changes jsonb not null default '{}'
);
create index audit_newest on audit (at desc);
create index audit_of_subject on audit (subject_kind, subject_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_keeps_all before truncate on audit
  for each statement execute function refuse_change();
create trigger credit_entry_append_only before update on credit_entry
  for each row execute function refuse_change();
create trigger credit_entry_keeps_all before truncate on credit_entry
  for each statement execute function refuse_change();

-- An account that is removed whole, as that of a simulated sign-in, takes its credit along; others become a tombstone
-- that keeps it.
create function refuse_deletion_of_credit() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = old.user_id) then
    raise exception 'credit entries are only ever added' using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger credit_entry_stays before delete on credit_entry
  for each row execute function refuse_deletion_of_credit();
