-- compatible
-- What people write to employers. It goes some months after the job ended, and with who wrote it.
create table application (
  id bigint generated always as identity primary key,
  -- random, in its address
  number text not null unique,
  listing_id bigint references listing (id) on delete set null,
  listing_kind text not null,
  listing_ref text not null,
  listing_title text not null,
  owner_id uuid references users (id) on delete set null,
  -- a row without one goes with the next cleaning
  applicant_id uuid references users (id) on delete set null,
  name text not null,
  phone text not null,
  message text not null,
  -- as asked when it was sent: [{question, answer}]
  answers jsonb not null default '[]',
  -- whether they may work in the CNMI; null: the employer did not ask
  may_work boolean,
  -- of the PDF; null: there is none, or no longer
  file_key uuid unique,
  file_size int,
  state text not null default 'sent'
    check (state in ('sent', 'seen', 'shortlisted', 'interview', 'declined', 'hired', 'withdrawn')),
  -- the employer's own
  note text not null default '',
  interview_id bigint references booking (id) on delete set null,
  -- came with a merged listing, from somebody who had applied to both
  is_second boolean not null default false,
  hidden_at timestamptz,
  -- made where the form was: sent again, it stands here once
  form_key uuid not null unique,
  job_ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index application_once on application (listing_id, applicant_id) where not is_second;
create index application_of_applicant on application (applicant_id, id);
create index application_of_employer on application (owner_id, listing_kind, listing_ref, id);
create index application_of_ended on application (job_ended_at) where job_ended_at is not null;
create index application_of_interview on application (interview_id) where interview_id is not null;

-- Only ever added to: what happened to an application, for both sides.
create table application_move (
  id bigint generated always as identity primary key,
  application_id bigint not null references application (id) on delete cascade,
  at timestamptz not null default now(),
  move text not null,
  side text not null check (side in ('applicant', 'employer', 'site')),
  actor_id uuid references users (id) on delete set null,
  from_state text,
  to_state text not null,
  words text not null default ''
);
create index application_move_of on application_move (application_id, id);
create index application_move_by on application_move (actor_id) where actor_id is not null;
