-- What staff changed in what the site itself says, with what stood there before: decision 0023.
create table content_revision (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- whose change it is; nobody who has left has a name
  actor_id uuid not null,
  -- such as 'articles' and what names one of them
  kind text not null,
  ref text not null,
  -- what was written, by field; null: it was not there
  before jsonb,
  after jsonb,
  check (before is not null or after is not null)
);
create index content_revision_of_item on content_revision (kind, ref, id desc);
create index content_revision_of_kind on content_revision (kind, id desc);

-- An article that nobody reads yet, or any more.
alter table article add column hidden_at timestamptz;
