-- concurrently
-- The orders of a listing's reviews. Those with some stars are the newest first in review_highest.
create index concurrently review_highest on review (listing_id, rating desc, created_at desc, id desc)
  where hidden_at is null;
create index concurrently review_lowest on review (listing_id, rating, created_at desc, id desc)
  where hidden_at is null;
create index concurrently review_helpful on review (listing_id, helpful desc, created_at desc, id desc)
  where hidden_at is null;
-- The few that filters find.
create index concurrently review_filtered on review (listing_id, lang, (photos <> '{}'), rating)
  where hidden_at is null;
create index concurrently listing_rating_score
  on listing (kind, rating_score(rating, review_count) desc nulls last, id desc) where live;
