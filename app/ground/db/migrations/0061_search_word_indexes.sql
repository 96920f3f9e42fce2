-- concurrently
-- One of all areas: what is asked of an area is among the words.
create index concurrently listing_words on listing using gin (words) where live;
create index concurrently faq_item_words on faq_item using gin (words) where hidden_at is null;
create index concurrently question_words on question using gin (words) where hidden_at is null;
create index concurrently article_words on article using gin (words) where hidden_at is null;
-- Those that the job has to write.
create index concurrently listing_without_words on listing (id) where words is null;
create index concurrently question_without_words on question (id) where words is null;
create index concurrently article_without_words on article (id) where words is null;
