-- How often an import was begun, and when last: a process that dies in between leaves nothing of it but this.
alter table listing_import add column begun int not null default 0, add column begun_at timestamptz;
