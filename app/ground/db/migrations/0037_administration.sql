-- How the staff look for a person: each word of the name, and the address, by how it begins, whatever its case and
-- accents. Taken apart, accents are letters of their own; put together again, Korean is as it is written.
create function person_words(text) returns text language sql immutable strict parallel safe
  return ' ' || normalize(regexp_replace(normalize(lower($1), nfkd), '[\u0300-\u036f]', '', 'g'), nfc);
-- Stored: to make them takes so long that a search which reads many rows would last for seconds.
alter table users add column words text generated always as (person_words(full_name || ' ' || email)) stored;

-- People with an account, in the order in which they came: no samples, and nobody who was deleted.
create index users_newest on users (created_at desc, id desc) where email is not null and not sample;
create index users_by_role on users (role, created_at desc, id desc) where email is not null and not sample;
create index users_suspended on users (created_at desc, id desc) where suspended_at is not null;
create index users_found on users using gin (words gin_trgm_ops)
  where email is not null and not sample;

-- The audit is read from its end, whole or by one of these.
drop index audit_newest;
drop index audit_of_subject;
create index audit_newest on audit (at desc, id desc);
create index audit_of_actor on audit (actor_id, at desc, id desc);
create index audit_of_action on audit (action, at desc, id desc);
create index audit_of_subject on audit (subject_kind, subject_id, at desc, id desc);

-- What is made of a setting is old once it is changed.
create function notify_setting_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'setting:' || coalesce(new.name, old.name));
  return null;
end $$;
create trigger site_setting_changed after insert or update or delete on site_setting
  for each row execute function notify_setting_change();
