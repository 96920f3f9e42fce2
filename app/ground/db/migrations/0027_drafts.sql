-- What somebody is writing: a listing or question to be, or an edit of a listing. It holds what was typed, not what will
-- be published: that is checked when it is sent.
create table draft (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id) on delete cascade,
  -- the kind of listing, or `question`; null: not chosen yet
  kind text,
  -- the wizard's word, such as `house`
  category text,
  -- of the wizard, 1 to 4: where its owner was last
  step int not null default 1 check (step between 1 and 4),
  -- by the name of the form's field all that was typed there: {"title": ["Toyota Corolla"], "features": ["gps", "abs"]}
  form jsonb not null default '{}',
  -- grows with every write: a page that knows an older one is told that another has written since
  version int not null default 1,
  -- of an edit, the listing that it changes
  listing_id bigint references listing (id) on delete cascade,
  -- when it became a listing, a question or a change: a second press finds it done
  submitted_at timestamptz,
  created_listing_id bigint references listing (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index draft_of_owner on draft (owner_id, updated_at desc) where submitted_at is null;
create unique index draft_edit on draft (owner_id, listing_id) where submitted_at is null;
create index draft_of_listing on draft (listing_id) where listing_id is not null;
create index draft_created on draft (created_listing_id) where created_listing_id is not null;
create index draft_submitted on draft (submitted_at) where submitted_at is not null;
create index draft_touched on draft (updated_at);

-- Of kinds whose listings are numbered, the last number given out: what is deleted never gives its own to another.
create table last_ref (
  kind text primary key,
  number bigint not null
);
