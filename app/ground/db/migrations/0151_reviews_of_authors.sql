-- compatible
-- concurrently
create index concurrently review_of_author on review (author_id, created_at desc, id desc) where hidden_at is null;
create index concurrently answer_of_author on answer (author_id, created_at desc, id desc) where hidden_at is null;
