-- compatible
-- concurrently
create index concurrently conversation_counted on conversation (owner_id, listing_kind, listing_ref, asker_id)
  include (owner_unread);
