-- compatible
-- The version of an edit's draft in which nothing was changed yet.
alter table draft add column begun_version int not null default 1;
