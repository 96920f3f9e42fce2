-- compatible
-- Whether others see a page about a person: as they chose, and unless the staff has hidden it.
alter table users add column profile_public boolean not null default true;
alter table users add column profile_hidden_at timestamptz;
