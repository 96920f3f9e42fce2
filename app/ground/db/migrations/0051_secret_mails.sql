-- A link in it lets whoever follows it into an account, or proves an address: its text is its reader's alone.
alter table mail add column secret boolean not null default false;
update mail set secret = true where key like 'reset-password %' or key like 'verify-email %';
