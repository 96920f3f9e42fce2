-- Of listings that the team owns the form of all other facts has its history too: decision 0023.
alter table content_revision
  -- 'facts': what the form of owners says, pictures among it
  add column part text not null default 'item' check (part in ('item', 'facts'));

-- The order of the lists that staff write in, also of what is hidden.
drop index faq_item_position;
create index faq_item_position on faq_item (position, id);
create index term_position on term (taxonomy, parent, position, value);
create index tour_stop_ref on tour_stop ((id::text));
create index listing_of_team on listing (kind, title, id)
  where kind in ('government', 'attraction', 'tour') and deleted_at is null;
create index listing_featured_all on listing (kind, title, id) where featured and deleted_at is null;
create index listing_featured_ref on listing ((kind || '.' || ref)) where featured and deleted_at is null;

-- Those that wait to be verified, a page at a time.
drop index verification_request_queue;
create index verification_request_queue on verification_request (submitted_at, id) where status = 'pending';
