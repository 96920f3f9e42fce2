-- compatible
-- Who hears of new answers to a question.
create table question_follower (
  question_id bigint not null references question (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (question_id, user_id)
);
create index question_follower_user on question_follower (user_id);
