-- compatible
-- The facts with which the form of an edit began, where those are not `base`: the listing with the edit that waited then,
-- or with the one that was refused.
alter table draft add column begun_from jsonb;
