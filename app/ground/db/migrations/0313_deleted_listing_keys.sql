-- compatible
-- The keys of imported listings that were deleted for good: an import says so instead of making them once more, unless
-- another listing has the key by now.
create table deleted_listing_key (
  kind text not null,
  key text not null,
  primary key (kind, key)
);

create function note_deleted_listing_key() returns trigger language plpgsql as $$
begin
  insert into deleted_listing_key (kind, key) values (old.kind, old.key) on conflict do nothing;
  return null;
end $$;
create trigger listing_key_deleted after delete on listing_key
  for each row execute function note_deleted_listing_key();
create trigger earlier_listing_key_deleted after delete on earlier_listing_key
  for each row execute function note_deleted_listing_key();
