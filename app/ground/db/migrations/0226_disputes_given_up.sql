-- compatible
-- What the refunds of an order come to once its seller has given back what staff no longer wait for.
alter table dispute add column given_up_cents int;
