-- compatible
-- concurrently
create index concurrently application_states on application (owner_id, listing_kind, listing_ref, state)
  where hidden_at is null;
create index concurrently sale_rating_of_sellers on sale_rating (subject_id, rating)
  where hidden_at is null and not by_seller;
