-- How often someone did something in the current window. What is lost in a crash is not worth a log.
create unlogged table rate_limit (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index rate_limit_ended on rate_limit (ends_at);
