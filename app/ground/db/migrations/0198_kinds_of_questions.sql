-- compatible
-- What someone wants with a question: a kind that each reader sees in their language.
alter table question add column kind text;
alter table question add constraint question_kind_check
  check (kind in ('recommendation', 'question', 'advice', 'meetup')) not valid;
