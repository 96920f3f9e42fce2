-- compatible
-- concurrently
-- Who asks about a listing has a conversation with each of its owners.
create unique index concurrently conversation_of_two
  on conversation (listing_kind, listing_ref, asker_id, owner_id);
