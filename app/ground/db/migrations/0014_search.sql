-- A title as the words that suggestions look in, in all its languages: each after a space, spelled as `normalize` of
-- app/directory/search-text.ts spells them.
create function title_words(title text, translations jsonb) returns text immutable parallel safe
return ' ' || regexp_replace(
  lower(normalize(
    regexp_replace(
      normalize(title || ' ' || jsonb_path_query_array(translations, '$.*.title')::text, NFKD),
      '[\u0300-\u036f]', '', 'g'
    ), NFC
  )),
  '[^[:alnum:]]+', ' ', 'g'
);

alter table listing add column title_words text not null
  generated always as (title_words(title, translations)) stored;

-- Of all areas: suggestions are for the whole directory. ' co' is a trigram of its own at the beginning of a word.
create index listing_title_words on listing using gin (title_words gin_trgm_ops) where live;

-- What a misspelled word may have meant: the words of titles, villages and filters, and the areas that have them.
-- Written anew every hour.
create table known_word (
  word text primary key,
  kinds text[] not null,
  listings int not null
);
create index known_word_alike on known_word using gin (word gin_trgm_ops);

-- The villages that listings are in. Written anew with the words.
create table known_place (
  name text not null,
  island text not null check (island in ('saipan', 'tinian', 'rota')),
  listings int not null,
  primary key (name, island)
);
