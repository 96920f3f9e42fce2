-- A picture of a listing, at /media/{name}: its original is kept for nobody but this site, its versions are for everyone.
create table photo_file (
  -- 58 digits of a hash of its owner and content, and six of its color: a page can show that before the picture comes
  name text primary key check (name ~ '^[0-9a-f]{64}$'),
  owner_id uuid not null references users (id) on delete cascade,
  -- of the original, in bytes
  size int not null,
  -- null until a job has made its versions; until then one stands for all
  made_at timestamptz,
  created_at timestamptz not null default now(),
  -- since when neither a listing nor a draft has it
  unused_since timestamptz
);
create index photo_file_owner on photo_file (owner_id);
-- whether a picture is in use is asked of both by its address
create index photo_src on photo (src) where src like '/media/%';

-- The pictures of a draft in their order, those still on their way among them.
create table draft_photo (
  -- chosen by the browser: one that asks again, as it got no answer, begins no second one
  id uuid primary key,
  -- null: its draft is gone, and what came of it is still to be deleted
  draft_id uuid references draft (id) on delete set null,
  position int not null,
  alt text not null default '',
  -- address of the picture; null until it is here and was found to be one
  src text,
  -- of the file on its way: as its browser calls it, and how many of its bytes are here
  name text not null default '',
  type text not null default '',
  size int not null default 0,
  received int not null default 0 check (received <= size),
  -- where each piece of it begins
  pieces int[] not null default '{}',
  -- why it was refused
  problem text,
  created_at timestamptz not null default now()
);
create index draft_photo_draft on draft_photo (draft_id, position);
create index draft_photo_src on draft_photo (src) where src is not null;
create index draft_photo_gone on draft_photo (created_at) where draft_id is null;
