-- What the search over the whole directory finds by words and their forms: `names` what a thing is called and is, with
-- the weights A (titles), B (what it is) and C (where), by which it is ranked; `words` all of it with the texts. Null:
-- not written yet, which a job makes up for (app/directory/words).
create function search_names(title text, facts text, places text, grams text) returns tsvector
  immutable parallel safe
return setweight(to_tsvector('english'::regconfig, title), 'A')
  || setweight(to_tsvector('english'::regconfig, facts), 'B')
  || setweight(to_tsvector('english'::regconfig, places), 'C')
  || grams::tsvector;

-- `marks`: what it is filtered by, and pairs of characters of texts that write words together.
create function search_words(names tsvector, texts text, marks text) returns tsvector
  immutable parallel safe
return strip(names) || strip(to_tsvector('english'::regconfig, texts)) || strip(marks::tsvector);

alter table listing add column names tsvector, add column words tsvector;
alter table faq_item add column names tsvector, add column words tsvector;
alter table question add column names tsvector, add column words tsvector;
alter table article add column names tsvector, add column words tsvector;

-- What else visitors mean by a word, in their language: "haircut" finds hair salons and barbers.
create table synonym (
  id bigint generated always as identity primary key,
  language text not null check (language in ('en', 'ko', 'ja', 'zh')),
  term text not null,
  -- the term as searches compare it
  key text not null,
  -- each is searched as if it had been typed, too
  means text[] not null check (cardinality(means) > 0),
  -- one that came with the site does not come back
  deleted_at timestamptz,
  unique (key, language)
);

create function notify_synonym_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'synonym');
  return null;
end $$;
create trigger synonym_changed after insert or update or delete or truncate on synonym
  for each statement execute function notify_synonym_change();
