-- compatible
-- concurrently
create index concurrently mail_by_address on mail (lower(address));
