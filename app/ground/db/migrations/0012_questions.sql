-- Where people live, as they say it, and since which year on these islands; null: they are no locals.
alter table users add column village text not null default '';
alter table users add column island text check (island in ('saipan', 'tinian', 'rota'));
alter table users add column local_since int;

-- What questions are about, those of the FAQ and those of people.
insert into term (taxonomy, parent, position, value, labels) values
  ('question', '', 1, 'travel', '{"en": "Travel", "ko": "여행", "ja": "旅行", "zh": "旅行"}'),
  ('question', '', 2, 'money', '{"en": "Money", "ko": "돈", "ja": "お金", "zh": "钱与支付"}'),
  ('question', '', 3, 'health', '{"en": "Health", "ko": "건강", "ja": "健康・医療", "zh": "健康"}'),
  ('question', '', 4, 'culture', '{"en": "Culture", "ko": "문화", "ja": "文化", "zh": "文化"}'),
  ('question', '', 5, 'food', '{"en": "Food", "ko": "음식", "ja": "食べ物", "zh": "美食"}'),
  ('question', '', 6, 'transportation', '{"en": "Transportation", "ko": "교통", "ja": "交通", "zh": "交通"}');

create table faq_item (
  id bigint generated always as identity primary key,
  -- names it in the page's address
  ref text not null unique,
  position int not null,
  -- a term of the taxonomy `question`
  category text not null,
  lang text not null default 'en',
  question text not null,
  answer text not null,
  -- {"ko": {"question": "...", "answer": "..."}}
  translations jsonb not null default '{}',
  sample boolean not null default false,
  hidden_at timestamptz,
  -- written by saveFaqItem
  search_text text not null,
  grams text[] not null,
  updated_at timestamptz not null default now()
);
create index faq_item_search on faq_item using gin (search_text gin_trgm_ops) where hidden_at is null;
create index faq_item_grams on faq_item using gin (grams) where hidden_at is null;
create index faq_item_position on faq_item (position, id) where hidden_at is null;

create table question (
  id bigint generated always as identity primary key,
  ref text not null unique,
  -- a term of the taxonomy `question`
  category text not null,
  asker_id uuid references users (id) on delete set null,
  -- of one who asked without an account
  asker_name text not null default '',
  lang text not null default 'en',
  title text not null,
  content text not null,
  tags text[] not null default '{}',
  -- {"ko": {"title": "...", "content": "...", "tags": ["..."]}}
  translations jsonb not null default '{}',
  -- address of a picture on this site
  image text,
  accepted_answer_id bigint,
  sample boolean not null default false,
  hidden_at timestamptz,
  -- written by saveQuestion
  search_text text not null,
  grams text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index question_newest on question (created_at desc, id desc) where hidden_at is null;
create index question_category on question (category, created_at desc, id desc) where hidden_at is null;
create index question_search on question using gin (search_text gin_trgm_ops) where hidden_at is null;
create index question_grams on question using gin (grams) where hidden_at is null;

create table answer (
  id bigint generated always as identity primary key,
  question_id bigint not null references question (id) on delete cascade,
  -- the answer that this is a reply to; null: it answers the question
  parent_id bigint,
  author_id uuid not null references users (id) on delete cascade,
  lang text not null default 'en',
  content text not null,
  -- {"ko": {"content": "..."}}
  translations jsonb not null default '{}',
  sample boolean not null default false,
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  unique (question_id, id),
  foreign key (question_id, parent_id) references answer (question_id, id) on delete cascade
);
create index answer_reply on answer (question_id, parent_id);

-- One of its own answers, so at most one.
alter table question add foreign key (id, accepted_answer_id) references answer (question_id, id)
  on delete set null (accepted_answer_id);

-- One for each account and answer: they are counted, not added up.
create table answer_upvote (
  answer_id bigint not null references answer (id) on delete cascade,
  voter_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (answer_id, voter_id)
);

create function notify_question_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'question');
  return null;
end $$;
create trigger faq_item_changed after insert or update or delete or truncate on faq_item
  for each statement execute function notify_question_change();
create trigger question_changed after insert or update or delete or truncate on question
  for each statement execute function notify_question_change();
create trigger answer_changed after insert or update or delete or truncate on answer
  for each statement execute function notify_question_change();
create trigger answer_upvote_changed after insert or update or delete or truncate on answer_upvote
  for each statement execute function notify_question_change();
