-- What the blog tells. A line of `content` is a paragraph.
create table article (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  lang text not null default 'en',
  title text not null,
  excerpt text not null,
  content text not null,
  -- {"ko": {"title": "...", "excerpt": "...", "content": "..."}}
  translations jsonb not null default '{}',
  author_name text not null,
  -- address of the picture on this site
  author_avatar text,
  -- of the terms of `article`
  category text not null,
  -- of the terms of `article-tag`, or words that nobody has translated yet
  tags text[] not null default '{}',
  image text,
  featured boolean not null default false,
  sample boolean not null default false,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- written by saveArticle: what text search looks in, in all languages
  search_text text not null default '',
  grams text[] not null default '{}'
);

-- What only search and the article's own page read stands apart from the row, which keeps many rows on a page.
alter table article alter grams set storage external;
alter table article set (toast_tuple_target = 512);

-- Lists are walked in their order; of a frequent tag, too, which statistics of the array's elements tell.
create index article_newest on article (published_at desc, id desc);
create index article_category on article (category, published_at desc, id desc);
create index article_tags on article using gin (tags);
create index article_search on article using gin (search_text gin_trgm_ops);
-- a term of one or two characters has no trigram
create index article_grams on article using gin (grams);

create function notify_article_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'article');
  return null;
end $$;
create trigger article_changed after insert or update or delete or truncate on article
  for each statement execute function notify_article_change();

insert into term (taxonomy, parent, position, value, labels)
select 'article', '', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from (values
  (1, 'travel', 'Travel', '여행', '旅行', '旅行'),
  (2, 'safety', 'Safety', '안전', '安全', '安全'),
  (3, 'real-estate', 'Real Estate', '부동산', '不動産', '房地产'),
  (4, 'culture', 'Culture', '문화', '文化', '文化'),
  (5, 'outdoors', 'Outdoors', '아웃도어', 'アウトドア', '户外')
) word (position, value, en, ko, ja, zh);

insert into term (taxonomy, parent, position, value, labels)
select 'article-tag', '', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from (values
  (1, 'saipan', 'Saipan', '사이판', 'サイパン', '塞班'),
  (2, 'tinian', 'Tinian', '티니안', 'テニアン', '天宁'),
  (3, 'rota', 'Rota', '로타', 'ロタ', '罗塔'),
  (4, 'first-visit', 'First visit', '첫 방문', 'はじめての旅', '初次到访'),
  (5, 'day-trips', 'Day trips', '당일 여행', '日帰り旅行', '一日游'),
  (6, 'beaches', 'Beaches', '해변', 'ビーチ', '海滩'),
  (7, 'snorkeling', 'Snorkeling', '스노클링', 'シュノーケリング', '浮潜'),
  (8, 'hiking', 'Hiking', '하이킹', 'ハイキング', '徒步'),
  (9, 'driving', 'Driving', '운전', 'ドライブ', '自驾'),
  (10, 'families', 'Families', '가족', '家族', '家庭'),
  (11, 'food', 'Food', '음식', '食', '美食'),
  (12, 'fiestas', 'Fiestas', '피에스타', 'フィエスタ', '村庄庆典'),
  (13, 'history', 'History', '역사', '歴史', '历史'),
  (14, 'typhoons', 'Typhoons', '태풍', '台風', '台风'),
  (15, 'water-safety', 'Water safety', '물놀이 안전', '海の安全', '水上安全'),
  (16, 'household', 'Household', '집안 살림', '暮らし', '居家'),
  (17, 'renting', 'Renting', '임대', '賃貸', '租房'),
  (18, 'utilities', 'Water & power', '수도·전기', '水道・電気', '水电')
) word (position, value, en, ko, ja, zh);
