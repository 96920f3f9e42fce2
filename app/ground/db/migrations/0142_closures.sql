-- compatible
-- The last day on which a place is closed, whatever its hours say, and why: `typhoon` or `other`.
alter table listing add column closed_until date, add column closed_why text;
