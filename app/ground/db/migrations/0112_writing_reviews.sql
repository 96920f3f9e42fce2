-- Grows with what a review says: who edits it has seen this version.
alter table review add column version int not null default 1;
alter table review add column edited_at timestamptz;
-- What shows that its author was a customer: `stay`, `session` or `visit` of a booking.
alter table review add column confirmed text;
-- SHA-256 of its text without capitals, punctuation and spacing; null of a short one.
alter table review add column text_hash text;
-- What the owner of the listing answers, to everyone, once.
alter table review add column reply text not null default '';
alter table review add column reply_lang text not null default 'en';
alter table review add column reply_by uuid;
alter table review add column replied_at timestamptz;
alter table review add column reply_edited_at timestamptz;

-- What a review said before it was edited, for moderators.
create table review_version (
  review_id bigint not null references review (id) on delete cascade,
  version int not null,
  rating int not null,
  title text not null,
  comment text not null,
  lang text not null,
  photos text[] not null,
  replaced_at timestamptz not null default now(),
  primary key (review_id, version)
);
create function keep_review_version() returns trigger language plpgsql as $$
begin
  insert into review_version (review_id, version, rating, title, comment, lang, photos)
    values (old.id, old.version, old.rating, old.title, old.comment, old.lang, old.photos);
  new.version := old.version + 1;
  new.edited_at := now();
  return new;
end $$;
create trigger review_edited before update on review for each row
  when ((old.rating, old.title, old.comment, old.lang, old.photos)
    is distinct from (new.rating, new.title, new.comment, new.lang, new.photos))
  execute function keep_review_version();

-- One for each account and review, and none for one's own.
create table review_vote (
  review_id bigint not null references review (id) on delete cascade,
  voter_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, voter_id)
);
create index review_vote_by on review_vote (voter_id);
create function count_review_votes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update review set helpful = helpful - 1 where id = old.review_id;
    return null;
  end if;
  update review set helpful = helpful + 1 where id = new.review_id and author_id <> new.voter_id;
  if not found then
    raise exception 'nobody votes for their own review' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger review_vote_counted after insert or delete on review_vote
  for each row execute function count_review_votes();

-- A review that waits is a case; so is one that is visible, if something about it looks like an arrangement.
alter table moderation_case drop constraint moderation_case_type_check;
alter table moderation_case add constraint moderation_case_type_check
  check (type in ('listing', 'question', 'review', 'edit', 'report', 'appeal')) not valid;
alter table moderation_case validate constraint moderation_case_type_check;
-- `links`, `burst`, `network`: for moderators alone.
alter table moderation_case add column signs text[] not null default '{}';

create function withdraw_review_cases() returns trigger language plpgsql as $$
begin
  update moderation_case set state = 'withdrawn'
    where subject_kind = 'review' and subject_ref = old.id::text and state = 'open';
  return old;
end $$;
create trigger review_cases_withdrawn before delete on review for each row execute function withdraw_review_cases();
