-- compatible
-- concurrently
create index concurrently notification_about on notification using gin (about) where about is not null;
