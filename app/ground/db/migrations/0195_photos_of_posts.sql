-- compatible
-- The address of a picture that its author has sent.
alter table listing_post add column photo text;
