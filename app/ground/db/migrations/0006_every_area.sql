-- What reviews make of a listing; null below one review.
alter table listing add column rating numeric(2, 1) check (rating between 1 and 5);
alter table listing add column review_count int not null default 0;
-- The opening hours of a usual week as minutes from Monday's midnight, which "open now" is looked up in.
alter table listing add column open_minutes int4multirange;

create index listing_title on listing (kind, title collate "und-x-icu", id) where live;
create index listing_rating on listing (kind, rating desc nulls last, review_count desc nulls last, id desc) where live;

create table review (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  rating int not null check (rating between 1 and 5),
  comment text not null default '',
  lang text not null default 'en',
  created_at timestamptz not null default now(),
  unique (listing_id, author_id)
);
create index review_newest on review (listing_id, created_at desc, id desc);

create trigger review_inserted after insert on review referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger review_updated after update on review referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger review_deleted after delete on review referencing old table as old_rows
  for each statement execute function notify_listing_part_change();

-- Words that staff may add to without a release, such as the subcategories of businesses. A word is never deleted:
-- a retired one is shown where a listing has it, and offered to none.
create table term (
  taxonomy text not null,
  value text not null,
  parent text not null,
  position int not null,
  -- {"en": "...", "ko": "...", "ja": "...", "zh": "..."}
  labels jsonb not null,
  retired boolean not null default false,
  primary key (taxonomy, value)
);
create function notify_term_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'term');
  return null;
end $$;
create trigger term_changed after insert or update or delete on term
  for each statement execute function notify_term_change();
