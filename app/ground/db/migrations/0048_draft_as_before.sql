-- When a change was made before which the facts were as this draft began.
alter table draft add as_before timestamptz;
