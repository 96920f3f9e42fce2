-- compatible
-- What its status was before its owner paused, sold or closed it: taking that back leads there.
alter table listing add column status_before text;
