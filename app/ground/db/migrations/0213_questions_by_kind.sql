-- concurrently
-- compatible
create index concurrently question_by_kind on question (kind, created_at desc, id desc) where hidden_at is null;
