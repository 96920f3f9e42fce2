-- compatible
-- Its reader has just asked for it: it goes to an address that gets no other mail.
alter table mail add column asked boolean not null default false;
