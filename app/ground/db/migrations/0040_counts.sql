-- What happened on a day of the islands, and how often: how many looked at a page, or asked for a listing's contact.
-- Written once a second by each process (app/counting).
create table daily_count (
  what text not null,
  subject text not null,
  day date not null,
  count int not null,
  primary key (what, subject, day)
);
-- What is old is found by its day alone when it is forgotten; rows stand in the order of their days.
create index daily_count_by_day on daily_count using brin (day);

insert into daily_count (what, subject, day, count)
select counted.what, kind || '/' || ref, day, counted.count
  from listing_day join listing on listing.id = listing_id,
    lateral (values ('listing view', views), ('listing contact', contacts)) counted (what, count)
  where counted.count > 0;
drop table listing_day;

-- Who was here today: hashes under a salt that is thrown away with them when the day is over, so that nobody is known
-- again on another. Unlogged: neither stands in the log of the database, from which it could be read later.
create unlogged table visitor_salt (day date primary key, salt bytea not null);
create unlogged table daily_visitor (day date not null, hash bigint not null, primary key (day, hash));
-- Which of them searched for what, under the same salt: a term is stored readably with its third visitor of the day.
create unlogged table daily_search (
  day date not null,
  term bigint not null,
  visitor bigint not null,
  primary key (day, term, visitor)
);

-- Who came when, for the figures of the site.
create index users_by_age on users (created_at) where not sample;
