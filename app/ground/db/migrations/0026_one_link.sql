-- Links took each other's place only one after the other: of those made at the same moment all stayed.
delete from mailed_token older using mailed_token newer
where older.purpose = newer.purpose and older.about = newer.about
  and (older.expires_at, older.hash) < (newer.expires_at, newer.hash);

drop index mailed_token_about;
create unique index mailed_token_about on mailed_token (purpose, about);
