-- compatible
-- Offers and news of a listing, shown on its page until they end.
create table listing_post (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  -- a colleague of the owner, too
  author_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('offer', 'news')),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  lang text not null,
  ends_at timestamptz not null,
  -- by the staff, after a report
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index listing_post_of on listing_post (listing_id, id);
create index listing_post_by on listing_post (author_id) where author_id is not null;
create trigger post_inserted after insert on listing_post referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger post_updated after update on listing_post referencing new table as new_rows
  for each statement execute function notify_listing_part_change();
create trigger post_deleted after delete on listing_post referencing old table as old_rows
  for each statement execute function notify_listing_part_change();
