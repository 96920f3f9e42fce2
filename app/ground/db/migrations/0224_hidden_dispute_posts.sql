-- compatible
-- What staff have hidden after a report: its other side no longer reads it.
alter table dispute_post add column hidden_at timestamptz;
