-- What the staff and its owner have made of a listing, but for what time alone does: as `stateOf` of
-- app/directory/listing-state.ts tells it.
create function listing_state(status text, review text, hidden_at timestamptz, deleted_at timestamptz) returns text
immutable parallel safe
return case
  when deleted_at is not null then 'deleted'
  when status = 'draft' then 'draft'
  when hidden_at is not null then 'hidden'
  when review = 'refused' then 'refused'
  when review = 'pending' then 'review'
  else status
end;

-- The staff reads all listings, the newest first: of all areas and states, of some of them, and by the words of their
-- titles also those that are in no list (the others have listing_title_words).
create index listing_by_age on listing (created_at desc, id desc);
create index listing_by_state
  on listing (kind, listing_state(status, review, hidden_at, deleted_at), created_at desc, id desc);
create index listing_unlisted_words on listing using gin (title_words gin_trgm_ops) where not live;

-- What a listing is called where somebody keeps it for whom the staff imports it: by that the next import finds it.
create table listing_key (
  listing_id bigint primary key references listing (id) on delete cascade,
  kind text not null,
  key text not null,
  unique (kind, key)
);

-- What a file would do to an area's listings, and whether it was done: decision 0025. The file is kept until then.
create table listing_import (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  file_name text not null,
  -- SHA-256 of the file
  hash text not null,
  -- SHA-256 of what is to be done with which version of which listing
  plan text not null,
  -- {"new", "changed", "unchanged", "faulty"}: rows; {"faults"}: of all of them
  counts jsonb not null,
  -- [{"row", "column", "problem"}], the first of them
  faults jsonb not null,
  state text not null default 'tried' check (state in ('tried', 'asked', 'done', 'failed')),
  -- listings changed between the trial and the import: it was tried again instead
  outdated boolean not null default false,
  -- who had it carried out; nobody who has left has a name
  asked_by uuid,
  tried_at timestamptz not null default now(),
  ended_at timestamptz
);
create index listing_import_tried on listing_import (tried_at);
