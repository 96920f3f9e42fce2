-- When each of the minute's chores was last taken on, by whichever process came first.
create table chore (
  name text primary key,
  taken_at timestamptz not null
);
