-- compatible
-- few rows: what people have asked by the wizard. It stored the kind as their only tag, in the language they read.
update question set kind = known.kind, tags = '{}'
from (values
  ('recommendation', '{Recommendation,추천,おすすめ,推荐}'::text[]),
  ('question', '{Question,질문,質問,提问}'),
  ('advice', '{Advice,조언,アドバイス,建议}'),
  ('meetup', '{Meetup,모임,集まり,聚会}')
) known (kind, words)
where cardinality(tags) = 1 and tags[1] = any(known.words) and asker_id is not null and not sample;
