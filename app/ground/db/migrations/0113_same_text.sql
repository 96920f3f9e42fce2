-- concurrently
-- The same text is written once by each account, and found again on a listing.
create unique index concurrently review_same_text on review (author_id, text_hash) where text_hash is not null;
create index concurrently review_text_of_listing on review (listing_id, text_hash) where text_hash is not null;
create index concurrently moderation_case_about on moderation_case (subject_kind, subject_ref, id desc);
create index concurrently review_reply_by on review (reply_by) where reply_by is not null;
